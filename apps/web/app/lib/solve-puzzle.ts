import { sha256 } from "@noble/hashes/sha2.js";
import { hasLeadingZeros, type Puzzle, proofOf } from "@visita/domain/http/proof-of-work";

/** A few milliseconds, also on a phone: typing and animations go on meanwhile. */
const HASHES_PER_TASK = 500;

/**
 * The proof that the server asked for. Not by crypto.subtle: a promise for each hash is slower than computing it here, and
 * there is none on http.
 */
export async function solvePuzzle({ text, bits }: Puzzle): Promise<string> {
  const encoder = new TextEncoder();
  for (let number = 0; ; number++) {
    const proof = proofOf(text, number);
    if (hasLeadingZeros(sha256(encoder.encode(proof)), bits)) return proof;
    if (number % HASHES_PER_TASK === 0) await nextTask();
  }
}

/** Not by a timer: browsers slow those down to one a second in a tab that is not in front. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener(
      "message",
      () => {
        port1.close();
        resolve();
      },
      { once: true },
    );
    port1.start();
    port2.postMessage(null);
  });
}
