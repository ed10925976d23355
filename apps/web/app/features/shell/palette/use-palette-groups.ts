import type { CurrentUser } from "@visita/domain/account/session.contract";
import type { PersonSummary } from "@visita/domain/address-book/person.contract";
import { personPagePath, QUERY_MAX } from "@visita/domain/address-book/person.rules";
import { ContactRound } from "lucide-react";
import { useEffect, useState } from "react";
import { useFindPeople } from "../../address-book/public/address-book.queries.ts";
import { useCards } from "../../card/public/card.queries.ts";
import {
  cardActionEntries,
  cardEntries,
  matches,
  type PaletteEntry,
  pageEntries,
  SETTING_ENTRIES,
} from "./palette-entries.ts";

export type PaletteGroup = { label: string; entries: readonly PaletteEntry[] };

/** Long enough that a quick typist asks once. */
const SEARCH_DELAY_MS = 200;
const PEOPLE_MAX = 5;

/** What a query finds, in groups. Without one: the cards and the pages. */
export function usePaletteGroups(user: CurrentUser, typed: string) {
  const { userid } = user;
  const query = typed.trim();
  const cards = useCards(userid);
  const own = cards.data ?? [];
  const asked = useRested(query).slice(0, QUERY_MAX);
  const isRested = query.slice(0, QUERY_MAX) === asked;
  const people = useFindPeople(userid, query === "" ? "" : asked, isRested);
  const isAnswered = isRested && !people.isPlaceholderData;
  const isAsking = query !== "" && (!isAnswered || people.isFetching);

  const found = (entries: readonly PaletteEntry[]) => entries.filter((entry) => matches(entry, query));
  const foundPeople = people.data?.people ?? [];
  const groups: PaletteGroup[] = [
    { label: "Your cards", entries: [...found(cardEntries(own)), ...cardActionEntries(own, query)] },
    {
      label: "Contacts",
      // The answer to what was typed before serves meanwhile, as far as it fits: Enter must not open another person.
      entries: isAnswered ? peopleEntries(foundPeople, asked) : found(foundPeople.map(personEntry)),
    },
    { label: "Pages", entries: found(pageEntries(user)) },
    { label: "Settings", entries: query === "" ? [] : found(SETTING_ENTRIES) },
  ];
  const missing = [
    ...(cards.isError && !cards.data ? ["cards"] : []),
    ...(query !== "" && !isAsking && people.isError ? ["contacts"] : []),
  ];
  return {
    groups: groups.filter(({ entries }) => entries.length > 0),
    isAsking,
    /** What could not be searched; everything else was. */
    missing,
    retry: () => {
      if (missing.includes("cards")) void cards.refetch();
      if (missing.includes("contacts")) void people.refetch();
    },
  };
}

function personEntry({ personid, name, company, email, phone }: PersonSummary): PaletteEntry {
  return {
    id: personid,
    label: name,
    to: personPagePath(personid),
    icon: ContactRound,
    hint: company || email || phone,
  };
}

function peopleEntries(people: readonly PersonSummary[], query: string): PaletteEntry[] {
  const entries = people.slice(0, PEOPLE_MAX).map(personEntry);
  if (people.length <= PEOPLE_MAX) return entries;
  return [
    ...entries,
    {
      id: "all-contacts",
      label: `All contacts for “${query}”`,
      to: `/contacts?q=${encodeURIComponent(query)}`,
      icon: ContactRound,
    },
  ];
}

/** A value once it has not changed for a moment. */
function useRested(value: string): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
