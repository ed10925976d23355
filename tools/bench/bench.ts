export type Part = {
  /** Selects it on the command line: `npm run bench -- growth`. */
  readonly name: string;
  readonly title: string;
  /** How it was measured, for the reader of the tables. */
  readonly about: string;
  run(say: Say, options: Options): Promise<PartResult>;
};

/** Reports progress. */
export type Say = (progress: string) => void;

export type Options = {
  /** The root of another built checkout, measured alternately with this one by the parts that can compare builds. */
  readonly against?: string | undefined;
};

export type PartResult = { readonly tables: readonly Table[]; readonly goals: readonly Goal[] };

export type Table = {
  readonly title?: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

export type Goal = {
  readonly name: string;
  readonly figure: string;
  readonly limit: string;
  readonly isMet: boolean;
  /** What this run measured about the cause, shown if the goal is missed. */
  readonly profile?: string | undefined;
};

type GoalInput = {
  name: string;
  figure: number;
  limit: number;
  unit?: string;
  digits?: number;
  profile?: string;
};

export function atLeast(input: GoalInput): Goal {
  return goal(input, "≥", input.figure >= input.limit);
}

export function atMost(input: GoalInput): Goal {
  return goal(input, "≤", input.figure <= input.limit);
}

function goal(
  { name, figure, limit, unit = "", digits = 2, profile }: GoalInput,
  sign: string,
  isMet: boolean,
): Goal {
  const suffix = unit && ` ${unit}`;
  return {
    name,
    figure: `${figure.toFixed(digits)}${suffix}`,
    limit: `${sign} ${limit}${suffix}`,
    isMet,
    profile,
  };
}
