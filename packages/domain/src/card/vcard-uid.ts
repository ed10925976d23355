/**
 * The same card always has the same id, so that a file imported again updates the contact instead of doubling it.
 * The card's own id is hashed rather than shown: 128 bits by four multiplicative hashes that feed each other, in the
 * form of a UUID of version 8 (RFC 9562). Not for secrets.
 */
export function contactUid(cardid: string): string {
  const words = [0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344];
  for (const sign of cardid) {
    const code = sign.codePointAt(0) as number;
    for (const [at, word] of words.entries()) {
      const mixed = Math.imul(word ^ code ^ (words[(at + 1) % 4] as number), 0x9e3779b1);
      words[at] = (mixed ^ (mixed >>> 15)) >>> 0;
    }
  }
  const hex = words.map((word) => finished(word).toString(16).padStart(8, "0")).join("");
  const variant = "89ab"[Number.parseInt(hex[16] as string, 16) % 4];
  return `urn:uuid:${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
}

/** Spreads each bit over the whole word. */
function finished(word: number): number {
  const once = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35);
  return (twice ^ (twice >>> 16)) >>> 0;
}
