import { type Figure, passes, type Scenario } from "./scenario.ts";

/** The figures of one scenario, and why it aborted if it did. */
export type Outcome = {
  readonly scenario: Scenario;
  readonly figures: readonly Figure[];
  readonly failure?: string;
  readonly seconds: number;
};

/** Runs a scenario. One that throws or reports no figure has failed. */
export async function runScenario(scenario: Scenario, onFigure: (figure: Figure) => void): Promise<Outcome> {
  const figures: Figure[] = [];
  const startedAt = performance.now();
  const figure = (each: Figure) => {
    figures.push(each);
    onFigure(each);
  };
  const failure = await scenario.run({ figure }).then(
    () => (figures.length === 0 ? "It counted nothing." : undefined),
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  const seconds = (performance.now() - startedAt) / 1000;
  return { scenario, figures, seconds, ...(failure === undefined ? {} : { failure }) };
}

export function hasPassed({ figures, failure }: Outcome): boolean {
  return failure === undefined && figures.every(passes);
}
