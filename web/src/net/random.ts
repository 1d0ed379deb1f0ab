// Random ids and bytes; `crypto.randomUUID` would need HTTPS.

/** So many random bytes, hexadecimal. */
export function randomHex(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
