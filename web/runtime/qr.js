// Codes that a camera reads, for web/static/js/friend.js.
export { renderSVG } from "uqr";
