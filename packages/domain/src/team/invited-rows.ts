import type { ImportedPerson } from "../address-book/imported-person.ts";
import { TEXT_MAX_CHARS } from "../card/card-text.rules.ts";
import { isReadableName, oneLine } from "../card/text.rules.ts";
import { isEmail } from "../exchange/exchange.rules.ts";
import type { RowProblem } from "./invitation.contract.ts";
import { fitsEnding } from "./template.ts";

/** Most people that are invited at once. */
export const MAX_INVITED = 5_000;

/** Somebody of a pasted list or a sheet. */
export type InvitedRow = {
  /** From 1. */
  readonly row: number;
  readonly name: string;
  /** In lower case. */
  readonly email: string;
  readonly occupation: string;
  readonly phone: string;
  /** The same person stands in an earlier row of the file. */
  readonly isRepeated?: boolean;
};

/** One to a line, in the forms in which mail programs and sheets have them: `Name <mail>`, `mail`, `Name, mail`. */
export function readInvitedList(text: string): InvitedRow[] {
  const lines = text.split(/\r\n|[\r\n]/).flatMap(peopleOfLine);
  return lines.flatMap((line, at) => (oneLine(line) === "" ? [] : [{ row: at + 1, ...readLine(line) }]));
}

/** A mail program puts several people into one line. */
function peopleOfLine(line: string): string[] {
  const people = line.match(/[^,;<>]*<[^<>]*>/g);
  return people && people.length > 1 ? people : [line];
}

function readLine(line: string): Omit<InvitedRow, "row"> {
  const [, bracketed] = /<([^<>]*)>/.exec(line) ?? [];
  // A row of a sheet: its cells may hold commas.
  const cells = line.split(line.includes("\t") ? "\t" : /[;,]|\s(?=\S+@\S+$)/).map(plain);
  const email = plain(bracketed ?? cells.find((cell) => cell.includes("@")) ?? "");
  const rest =
    bracketed === undefined ? cells.filter((cell) => cell !== email) : [line.replace(/<[^<>]*>/, "")];
  const name = rest.map(plain).find((cell) => cell !== "") ?? "";
  return { name, email: email.toLowerCase(), occupation: plain(rest[1] ?? ""), phone: "" };
}

function plain(text: string): string {
  return oneLine(text)
    .replace(/^["'\s]+|["'\s]+$/g, "")
    .replace(/^mailto:/i, "");
}

export function invitedOfImport(row: number, person: ImportedPerson): InvitedRow {
  const { name, role, phone } = person;
  // Named as it was typed: an address that cannot be read stands in the note.
  const email = person.email || (person.ownNote.split("\n").find((line) => line.includes("@")) ?? "");
  return { row, name: name === email ? "" : name, email, occupation: role, phone };
}

export type ReadRow = InvitedRow & { readonly isFromEmail: boolean };
export type LeftOut = {
  readonly row: number;
  readonly name: string;
  readonly value: string;
  readonly problem: RowProblem;
};

type CheckedRow = ReadRow & { readonly problem: RowProblem | null };

/** Who can be invited, and who is left out and why. `here`: the addresses of those in the team. */
export function checkInvited(rows: readonly InvitedRow[], here: ReadonlySet<string>, ending = "") {
  return splitInvited(rows.map(invitedCheck(here, ending)));
}

export function splitInvited(checked: readonly CheckedRow[]): { invited: ReadRow[]; leftOut: LeftOut[] } {
  return {
    invited: checked.flatMap(({ problem, ...row }) => (problem ? [] : [row])),
    leftOut: checked.flatMap(({ row, name, email, problem }) =>
      problem ? [{ row, name, value: problem === "tooLong" ? "" : email, problem }] : [],
    ),
  };
}

/** Tells of each row, in their order, why it is left out, if it is. `ending`: how the template wants email addresses to end. */
export function invitedCheck(here: ReadonlySet<string>, ending: string) {
  const seen = new Set<string>();
  return (row: InvitedRow): CheckedRow => {
    const name = row.name || nameOfEmail(row.email);
    const problem = problemOf({ ...row, name }, here, seen, ending);
    seen.add(row.email);
    return { ...row, name: problem ? row.name || row.email : name, isFromEmail: row.name === "", problem };
  };
}

function problemOf(
  row: InvitedRow,
  here: ReadonlySet<string>,
  seen: ReadonlySet<string>,
  ending: string,
): RowProblem | null {
  if (row.isRepeated) return "repeated";
  if (!isEmail(row.email)) return "noEmail";
  if (!isReadableName(row.name)) return "noName";
  if (row.name.length > TEXT_MAX_CHARS || row.occupation.length > TEXT_MAX_CHARS) return "tooLong";
  if (here.has(row.email)) return "here";
  if (seen.has(row.email)) return "repeated";
  return fitsEnding(row.email, ending) ? null : "ending";
}

/** "kwame.asante@…": "Kwame Asante". */
function nameOfEmail(email: string): string {
  const [local = ""] = email.split("@");
  return local
    .split(/[._-]+/)
    .filter(Boolean)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(" ");
}
