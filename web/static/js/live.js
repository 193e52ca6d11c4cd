// A line between two pages: a WebRTC data channel that carries letters, opened by two short codes that people send each other. None of this
// runs, and no connection is made, before the visitor asks for a line.
const VERSION = 1;
const OFFER = "o";
const ANSWER = "a";
const CODE = /line1\.([oa])\.([\w-]{60,600})/;
const MDNS = /^([\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12})\.local$/;
const V4 = /^\d+(?:\.\d+){3}$/;
const UUID = /(.{8})(.{4})(.{4})(.{4})(.{12})/;
const PATIENCE = 3_000; // milliseconds in which a browser finds its own addresses

const toText = (bytes) => btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
const toBytes = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (mark) => mark.charCodeAt(0));
const hex = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const unhex = (text) => text.match(/../g).map((two) => parseInt(two, 16));
const line = (sdp, name) => sdp.match(new RegExp(`^a=${name}:(.*)$`, "m"))[1].trim();

// Packs the few facts in which one session description differs from another.
const pack = (sdp) => {
  const user = line(sdp, "ice-ufrag");
  const word = line(sdp, "ice-pwd");
  const print = unhex(line(sdp, "fingerprint").split(" ")[1].replaceAll(":", ""));
  const out = [VERSION, user.length, word.length, ...new TextEncoder().encode(user + word), ...print];
  for (const [, host, port] of sdp.matchAll(/^a=candidate:\S+ 1 udp \d+ (\S+) (\d+) typ/gim)) {
    if (MDNS.test(host)) out.push(0, ...unhex(host.match(MDNS)[1].replaceAll("-", "")));
    else if (V4.test(host)) out.push(1, ...host.split(".").map(Number));
    else out.push(2, host.length, ...new TextEncoder().encode(host));
    out.push(port >> 8, port & 255);
  }
  return toText(out);
};

// Returns the session description of a code; throws an error if it is cut off.
const unpack = (text, setup) => {
  const bytes = toBytes(text);
  let place = 3;
  const take = (count) => {
    if (place + count > bytes.length) throw new Error("cut");
    return bytes.slice(place, (place += count));
  };
  const word = (count) => new TextDecoder().decode(take(count));
  const [user, secret] = [word(bytes[1]), word(bytes[2])];
  const print = hex(take(32)).toUpperCase().match(/../g).join(":");
  const hosts = { 0: () => `${hex(take(16)).replace(UUID, "$1-$2-$3-$4-$5")}.local`, 1: () => take(4).join("."), 2: () => word(take(1)[0]) };
  const candidates = [];
  while (place < bytes.length) {
    const host = hosts[take(1)[0]]();
    const [high, low] = take(2);
    candidates.push(`a=candidate:${candidates.length + 1} 1 udp ${2113937151 - candidates.length} ${host} ${high * 256 + low} typ host`);
  }
  const head = ["v=0", "o=- 1 2 IN IP4 127.0.0.1", "s=-", "t=0 0", "a=group:BUNDLE 0", "m=application 9 UDP/DTLS/SCTP webrtc-datachannel", "c=IN IP4 0.0.0.0"];
  const tail = [`a=ice-ufrag:${user}`, `a=ice-pwd:${secret}`, `a=fingerprint:sha-256 ${print}`, `a=setup:${setup}`, "a=mid:0", "a=sctp-port:5000", "a=max-message-size:262144", ""];
  return [...head, ...candidates, ...tail].join("\r\n");
};

let connection = null;
let channel = null;

const gathered = (peer) => new Promise((done) => {
  setTimeout(done, PATIENCE);
  const check = () => { if (peer.iceGatheringState === "complete") done(); };
  peer.addEventListener("icegatheringstatechange", check);
  check();
});

// Starts a connection; `tell` is called with "open", with "lost", or with "letter" and a text that has arrived.
const connect = (servers, tell) => {
  close();
  const peer = new RTCPeerConnection({ iceServers: servers.map((urls) => ({ urls })) });
  connection = peer;
  peer.addEventListener("connectionstatechange", () => {
    // A "disconnected" line often recovers; otherwise it fails.
    if (["failed", "closed"].includes(peer.connectionState) && peer === connection) lose(tell);
  });
  return peer;
};

const listen = (opened, tell) => {
  channel = opened;
  opened.onopen = () => tell("open");
  opened.onmessage = ({ data }) => tell("letter", String(data));
  opened.onclose = () => { if (opened === channel) lose(tell); };
};

const lose = (tell) => {
  const was = channel?.readyState;
  close();
  if (was) tell("lost");
};

// Ends the line.
export const close = () => {
  const [peer, old] = [connection, channel];
  connection = channel = null;
  old?.close();
  peer?.close();
};

// Sends a text; returns whether the line is open.
export const send = (text) => {
  if (channel?.readyState !== "open") return false;
  channel.send(text);
  return true;
};

// Returns the kind of the code in a text, "o" or "a"; "" for none.
export const kindOf = (text) => CODE.exec(text.replace(/\s/g, ""))?.[1] ?? "";

// Opens one end of a line, and returns the first code.
export const offer = async (servers, tell) => {
  const peer = connect(servers, tell);
  listen(peer.createDataChannel("letters"), tell);
  await peer.setLocalDescription();
  await gathered(peer);
  return `line1.${OFFER}.${pack(peer.localDescription.sdp)}`;
};

// Returns the second code, which answers a text that contains the first code.
export const answer = async (text, servers, tell) => {
  const [, , packed] = CODE.exec(text.replace(/\s/g, ""));
  const sdp = unpack(packed, "actpass");
  const peer = connect(servers, tell);
  peer.ondatachannel = (event) => listen(event.channel, tell);
  await peer.setRemoteDescription({ type: "offer", sdp });
  await peer.setLocalDescription();
  await gathered(peer);
  return `line1.${ANSWER}.${pack(peer.localDescription.sdp)}`;
};

// Takes a text that contains the second code; the line then opens.
export const accept = async (text) => {
  const [, , packed] = CODE.exec(text.replace(/\s/g, ""));
  if (!connection) throw new Error("no line");
  await connection.setRemoteDescription({ type: "answer", sdp: unpack(packed, "active") });
};
