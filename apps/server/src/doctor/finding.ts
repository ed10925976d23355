/** What the doctor says of one part of an installation: one line, and the way out. */
export type Finding = {
  readonly part: string;
  readonly outcome: "well" | "warning" | "broken";
  readonly text: string;
  /** What to do; only when it is not well. */
  readonly remedy?: string;
};

export const well = (part: string, text: string): Finding => ({ part, outcome: "well", text });
export const warning = (part: string, text: string, remedy: string): Finding => ({
  part,
  outcome: "warning",
  text,
  remedy,
});
export const broken = (part: string, text: string, remedy: string): Finding => ({
  part,
  outcome: "broken",
  text,
  remedy,
});

const SIGNS = { well: "ok  ", warning: "!   ", broken: "FAIL" } as const;

export function toLine({ part, outcome, text, remedy }: Finding): string {
  return `${SIGNS[outcome]} ${part}: ${text}${remedy ? ` ${remedy}` : ""}`;
}

export type DoctorPorts = {
  readonly fetch: typeof fetch;
  readonly now: () => number;
  /** Free bytes of the disk that a folder is on. */
  readonly freeBytes: (folder: string) => Promise<number>;
};

export const REQUEST_TIMEOUT_MS = 10_000;
