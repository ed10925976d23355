import { type Figure, type Proof, passes } from "./proof.ts";

/** What became of one proof: its figures, and why it broke off if it did. */
export type Outcome = {
  readonly proof: Proof;
  readonly figures: readonly Figure[];
  readonly failure?: string;
  readonly seconds: number;
};

/** Runs a proof to its end. One that throws, or that counted nothing, has failed. */
export async function runProof(proof: Proof, onFigure: (figure: Figure) => void): Promise<Outcome> {
  const figures: Figure[] = [];
  const begun = performance.now();
  const figure = (each: Figure) => {
    figures.push(each);
    onFigure(each);
  };
  const failure = await proof.run({ figure }).then(
    () => (figures.length === 0 ? "It counted nothing." : undefined),
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  const seconds = (performance.now() - begun) / 1000;
  return { proof, figures, seconds, ...(failure === undefined ? {} : { failure }) };
}

export function hasPassed({ figures, failure }: Outcome): boolean {
  return failure === undefined && figures.every(passes);
}
