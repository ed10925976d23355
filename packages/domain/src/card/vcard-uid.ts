/**
 * Stable per card, so that importing the file again updates the contact instead of duplicating it. Hashed so that the
 * card's id is not exposed: four chained 32-bit multiplicative hashes, formatted as a UUID version 8 (RFC 9562). Not
 * cryptographic.
 */
export function contactUid(cardid: string): string {
  const words = [0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344];
  for (const char of cardid) {
    const code = char.codePointAt(0) as number;
    for (const [at, word] of words.entries()) {
      const mixed = Math.imul(word ^ code ^ (words[(at + 1) % 4] as number), 0x9e3779b1);
      words[at] = (mixed ^ (mixed >>> 15)) >>> 0;
    }
  }
  const hex = words.map((word) => finalize(word).toString(16).padStart(8, "0")).join("");
  const variant = "89ab"[Number.parseInt(hex[16] as string, 16) % 4];
  return `urn:uuid:${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
}

/** The finalizer of MurmurHash3. */
function finalize(word: number): number {
  const once = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35);
  return (twice ^ (twice >>> 16)) >>> 0;
}
