import type { LeftOutRow } from "./left-out-words.ts";

/** Somebody who is invited alone, as typed. */
export type OnePerson = {
  readonly name: string;
  readonly email: string;
  /** Empty: as proposed. */
  readonly username: string;
  readonly role: string;
};

export const NOBODY: OnePerson = { name: "", email: "", username: "", role: "" };

/** As a row of a sheet. */
export function lineOf({ name, email, role }: OnePerson): string {
  return [name, email, role].map((cell) => cell.replace(/\s+/g, " ").trim()).join("\t");
}

export function usernamesOf({ username }: OnePerson): Record<string, string> {
  const typed = username.trim();
  return typed === "" ? {} : { 1: typed };
}

/** The field that a refusal of the only row is about. */
export function fieldOf({ problem }: LeftOutRow): keyof OnePerson {
  if (problem === "noName" || problem === "tooLong") return "name";
  return problem === "usernameTaken" || problem === "usernameWrong" ? "username" : "email";
}
