// The group for fair deals, ristretto255 (RFC 9496), with hashing to the group (RFC 9380); web/worker/friend/group.py calls these functions.
// Elements and scalars are arrays of 32 bytes; scalars begin with their lowest byte.
import { ristretto255, ristretto255_hasher } from "@noble/curves/ed25519.js";

const { Point } = ristretto255;
const { Fn } = Point;

// Hashes a message to an element. The message and dst, the domain separation tag, are bytes.
export const hashToGroup = (message, dst) => ristretto255_hasher.hashToCurve(message, { DST: dst }).toBytes();

// Multiplies an element by a scalar. Throws an error for an invalid element or a scalar that is zero or not below the order.
export const multiply = (element, scalar) => Point.fromBytes(element).multiply(Fn.fromBytes(scalar)).toBytes();

// Returns the inverse of a scalar. Throws an error for zero.
export const invert = (scalar) => Fn.toBytes(Fn.inv(Fn.fromBytes(scalar)));

// Returns whether bytes are the canonical encoding of an element other than the identity.
export const isValid = (element) => {
  try {
    return !Point.fromBytes(element).is0();
  } catch {
    return false;
  }
};

// Returns a random scalar other than zero.
export const randomScalar = () => {
  // 64 random bytes are taken modulo the order, which is so much smaller that the bias is below 2 ** -256.
  const wide = crypto.getRandomValues(new Uint8Array(64));
  const number = wide.reduceRight((sum, byte) => (sum << 8n) + BigInt(byte), 0n) % Fn.ORDER;
  return number ? Fn.toBytes(number) : randomScalar();
};
