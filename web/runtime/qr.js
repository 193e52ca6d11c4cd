// Draws codes that a camera can read, for web/static/js/friend.js.
export { renderSVG } from "uqr";
