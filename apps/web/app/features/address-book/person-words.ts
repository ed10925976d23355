import type { PersonSummary } from "@visita/domain/address-book/person.contract";
import { counted, formatDay, formatDayAndTime, unbroken } from "@visita/domain/format";

type Met = Pick<PersonSummary, "met" | "addedAt" | "origin">;

/** "Salone del Mobile" and "12 April"; how they came where it is not known where. */
export function metWords({ met, addedAt, origin }: Met): { where: string; when: string } {
  return { where: met || ORIGIN_WORDS[origin], when: unbroken(formatDay(iso(addedAt))) };
}

/** With the time, on the page of one person. */
export function metAtLength({ met, addedAt, origin }: Met): string {
  const when = origin === "left" ? formatDayAndTime(iso(addedAt)) : formatDay(iso(addedAt));
  return `${met || ORIGIN_WORDS[origin]} · ${unbroken(when)}`;
}

const ORIGIN_WORDS = { left: "On your card", added: "Added by hand", imported: "Imported" } as const;

/** "248 contacts", "1 contact". */
export function countedPeople(count: number): string {
  return counted(count, "contact");
}

function iso(time: number): string {
  return new Date(time).toISOString();
}
