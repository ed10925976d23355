import type { PersonSummary } from "@visita/domain/address-book/person.contract";
import { formatDay, formatDayAndTime, unbroken } from "@visita/domain/format";
import type { AddressBookWords } from "@visita/domain/owner-messages/address-book";

export type Met = Pick<PersonSummary, "met" | "addedAt" | "origin">;

/** "Salone del Mobile" and "12 April"; how they came where it is not known where. */
export function metWords({ met, addedAt, origin }: Met, t: AddressBookWords) {
  return { where: met || t(ORIGIN_WORDS[origin]), when: unbroken(formatDay(t.language, iso(addedAt))) };
}

/** With the time, on the page of one person. */
export function metAtLength(person: Met, t: AddressBookWords) {
  const { where, when } = metWords(person, t);
  const isToTheMinute = person.origin === "left";
  return { where, when: isToTheMinute ? unbroken(formatDayAndTime(t.language, iso(person.addedAt))) : when };
}

const ORIGIN_WORDS = { left: "onYourCard", added: "addedByHand", imported: "imported" } as const;

/** Whom a search and filters leave; `isMore`: more than are counted. */
export type MatchCount = { readonly count: number; readonly isMore: boolean };

function iso(time: number): string {
  return new Date(time).toISOString();
}
