import { createHash } from "node:crypto";
import { hasLeadingZeros, type Puzzle, proofOf } from "@visita/domain/http/proof-of-work";

/** What a page computes when the server asks for a proof of work. */
export function solve({ text, bits }: Puzzle): string {
  for (let number = 0; ; number++) {
    const proof = proofOf(text, number);
    if (hasLeadingZeros(createHash("sha256").update(proof).digest(), bits)) return proof;
  }
}
