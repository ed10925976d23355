import { z } from "zod";

/** Named in the answer to a request that needs a proof; the same request is then sent again with it. */
export const PROOF_HEADER = "proof-of-work";

/** A number is to be found that makes the SHA-256 of a proof begin with so many zero bits. */
export const Puzzle = z.object({ text: z.string(), bits: z.int() });
export type Puzzle = z.infer<typeof Puzzle>;

export function proofOf(text: string, number: number): string {
  return `${text}:${number}`;
}

export function hasLeadingZeros(hash: Uint8Array, bits: number): boolean {
  const bytes = bits >> 3;
  for (let at = 0; at < bytes; at++) if (hash[at] !== 0) return false;
  return (hash[bytes] ?? 0) >> (8 - (bits & 7)) === 0;
}
