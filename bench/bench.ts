/** What a part of the bench is, and what it gives back. */
export type Part = {
  /** By which it can be asked for alone: `npm run bench -- growth`. */
  readonly name: string;
  readonly title: string;
  /** What was done, for the reader of the tables. */
  readonly about: string;
  run(say: (progress: string) => void): Promise<PartResult>;
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
  /** Where the time or the memory goes, for the case that it is missed: as profiles and trials showed. */
  readonly profile?: string | undefined;
};

type Wanted = {
  name: string;
  figure: number;
  limit: number;
  unit?: string;
  digits?: number;
  profile?: string;
};

export function atLeast(wanted: Wanted): Goal {
  return goal(wanted, "≥", wanted.figure >= wanted.limit);
}

export function atMost(wanted: Wanted): Goal {
  return goal(wanted, "≤", wanted.figure <= wanted.limit);
}

function goal(
  { name, figure, limit, unit = "", digits = 2, profile }: Wanted,
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
