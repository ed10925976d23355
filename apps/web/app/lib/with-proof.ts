import type { Puzzle } from "@visita/domain/http/proof-of-work";

/** A further puzzle comes when a proof was too late, or the server too busy. */
const MAX_PUZZLES = 3;

/**
 * Sends a request again with the proof of work that its refusal asks for. `onPuzzle` is told while one is being solved.
 * The solver is loaded by those few who need it.
 */
export async function withProof<Answer>(
  send: (proof: string | undefined) => Promise<Answer>,
  onPuzzle: (isBeingSolved: boolean) => void,
): Promise<Answer> {
  let proof: string | undefined;
  try {
    for (let puzzles = 0; puzzles < MAX_PUZZLES; puzzles++) {
      try {
        return await send(proof);
      } catch (error) {
        const { puzzle } = error as { puzzle?: Puzzle };
        if (!puzzle) throw error;
        onPuzzle(true);
        const { solvePuzzle } = await import("./solve-puzzle.ts");
        proof = await solvePuzzle(puzzle);
      }
    }
    return await send(proof);
  } finally {
    onPuzzle(false);
  }
}
