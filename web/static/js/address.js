// Tidies the address of the page before anything reads it. Programs that pass a link on may add punctuation of the sentence around it,
// invisible characters or entities, and may escape it once too often. web/worker/words/addresses.py does the same in Python, for
// pasted links and for the engine; a test compares the two.
globalThis.casinoAddress = (() => {
  const ESCAPED = /[^!-~]+/g;
  const INVISIBLE = /%C2%AD|%E2%80%(?:8[BEF]|A[A-E])|%E2%81%A[0-9]|%EF%BB%BF/gi;
  const ENTITY = /&(?:(?:amp|#0*38|#x0*26)(?:;|%3B))+/gi;
  const BLANK = "%(?:20|09|0A|0D|C2%A0|E2%80%(?:8[0-9A-F]|AF)|E3%80%80)|\\+";
  const LITERAL = "[.,;:!)\\]}>\"'\\x60*|\\\\]";
  const MARK = "%(?:2[1279AC]|3[ABE]|5[CD]|60|7[CD]|C2%BB|E2%80%(?:9[89CD]|A6|BA)|E3%80%8[12D]|EF%BC%(?:8[19C]|9A))";
  const FIRST = new RegExp(`^(?:${BLANK})`, "i");
  const LAST = new RegExp(`(?:${BLANK})$`, "i");
  const AFTER_NAME = new RegExp(`(?:${BLANK}|${LITERAL})$`, "i");
  const AFTER = new RegExp(`(?:${BLANK}|${LITERAL}|${MARK})$`, "i");
  const SLASH = /(?:\/|%2F)$/i; // some programs add a slash to every address
  const NAME = /^([a-z_\d]+)%(?:25)*3D/;
  const JOINT = /%(?:25)*(26|23|3F)(?:amp(?:;|%(?:25)*3B))?([a-z_\d]+)(?:=|%(?:25)*3D)/gi;
  const TWICE = /^[^%]*(?:%25[\dA-F]{2}[^%]*)+$/i;
  const TAG = /(?:<|%3C).*$/is;
  const SENTENCES = ["ask", "answer", "hint", "wrong"]; // their values may end with any mark
  const TEXTS = [...SENTENCES, "name"];
  const SLASHED = [...TEXTS, "game", "wish"]; // their values may end with a slash
  const LONGEST = 12; // maximum length of an escaped mark, in characters
  const MAX_MARKS = 20; // maximum number of marks that are removed at one end

  // Removes what a pattern matches at the end of a text, repeatedly, up to a limit, so that no text takes long.
  const stripped = (text, pattern) => {
    for (let count = 0; count < MAX_MARKS; count += 1) {
      const ending = pattern.exec(text.slice(-LONGEST));
      if (!ending) break;
      text = text.slice(0, text.length - ending[0].length);
    }
    return text;
  };
  const unblanked = (text) => {
    for (let count = 0; count < MAX_MARKS && FIRST.test(text.slice(0, LONGEST)); count += 1) text = text.replace(FIRST, "");
    return stripped(text, LAST);
  };
  const once = (value) => {
    for (let count = 0; count < 3 && TWICE.test(value); count += 1) value = value.replaceAll("%25", "%");
    return value;
  };
  const nameOf = (part) => part.split("=")[0];

  // Returns a part of an address, a name and its value, as the code that reads the address expects it.
  const part = (text, last) => {
    const name = nameOf(text);
    if (name === text) return last ? stripped(text, AFTER) : text; // not a value but a place on the page
    let value = once(text.slice(name.length + 1));
    if (!TEXTS.includes(name)) value = value.replace(TAG, "");
    if (last && !SENTENCES.includes(name)) value = stripped(value, name === "name" ? AFTER_NAME : AFTER);
    if (last && !SLASHED.includes(name) && SLASH.test(value)) value = stripped(stripped(value, SLASH), AFTER);
    return `${name}=${unblanked(value)}`;
  };

  // Returns the part of an address from ? or # on, tidied.
  const tidied = (query) => {
    let text = query.replace(ESCAPED, (letters) => encodeURIComponent(letters.toWellFormed?.() ?? letters)).replace(INVISIBLE, "").replace(ENTITY, "&");
    text = text.slice(0, 1) + text.slice(1).replace(NAME, "$1=");
    if (!text.includes("&") && !TEXTS.includes(nameOf(text.slice(1)))) text = text.replace(JOINT, (_, mark, name) => `${mark === "26" ? "&" : mark === "23" ? "#" : "?"}${name}=`);
    const parts = text.split(/([?#&])/);
    let last = parts.length - 1;
    while (last > 0 && !parts[last]) last -= 2;
    return parts.map((one, place) => (place % 2 || !one ? one : part(one, place === last))).join("");
  };

  const parameters = location.search + location.hash;
  const tidy = tidied(parameters);
  if (tidy !== parameters) {
    try {
      history.replaceState(history.state, "", location.pathname + tidy);
    } catch {
      location.replace(location.pathname + tidy); // in a frame without an origin, replaceState fails
    }
  }
  return { tidied, stripped: (text) => stripped(text, AFTER), visible: (text) => text.replace(INVISIBLE, "") };
})();
