import type { CurrentUser } from "@visita/domain/account/session.contract";
import type { PersonSummary } from "@visita/domain/address-book/person.contract";
import { personPagePath, QUERY_MAX } from "@visita/domain/address-book/person.rules";
import { type AccountFrameText, accountFrame } from "@visita/domain/owner-messages/account-frame";
import { ContactRound } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslate } from "../../../lib/language.tsx";
import { useFindPeople } from "../../address-book/public/address-book.queries.ts";
import { useCards } from "../../card/public/card.queries.ts";
import { useIsInTeam } from "../../team/public/team.queries.ts";
import {
  cardActionEntries,
  cardEntries,
  matches,
  type PaletteEntry,
  pageEntries,
  settingEntries,
} from "./palette-entries.ts";

export type PaletteGroup = { label: string; entries: readonly PaletteEntry[] };

/** Long enough that a quick typist asks once. */
const SEARCH_DELAY_MS = 200;
const PEOPLE_MAX = 5;

/** What a query finds, in groups. Without one: the cards and the pages. */
export function usePaletteGroups(user: CurrentUser, typed: string) {
  const t = useTranslate(accountFrame);
  const { userid } = user;
  const query = typed.trim();
  const cards = useCards(userid);
  const isInTeam = useIsInTeam(userid);
  const own = cards.data ?? [];
  const asked = useRested(query).slice(0, QUERY_MAX);
  const isRested = query.slice(0, QUERY_MAX) === asked;
  const people = useFindPeople(userid, query === "" ? "" : asked, isRested);
  const isAnswered = isRested && !people.isPlaceholderData;
  const isAsking = query !== "" && (!isAnswered || people.isFetching);

  const found = (entries: readonly PaletteEntry[]) => entries.filter((entry) => matches(entry, query));
  const foundPeople = people.data?.people ?? [];
  const groups: PaletteGroup[] = [
    { label: t("yourCards"), entries: [...found(cardEntries(own, t)), ...cardActionEntries(own, query, t)] },
    {
      label: t("contacts"),
      // The answer to what was typed before serves meanwhile, as far as it fits: Enter must not open another person.
      entries: isAnswered ? peopleEntries(foundPeople, asked, t) : found(foundPeople.map(personEntry)),
    },
    { label: t("pages"), entries: found(pageEntries(user, t, isInTeam)) },
    { label: t("settings"), entries: query === "" ? [] : found(settingEntries(t)) },
  ];
  const lacksCards = cards.isError && !cards.data;
  const lacksPeople = query !== "" && !isAsking && people.isError;
  return {
    groups: groups.filter(({ entries }) => entries.length > 0),
    isAsking,
    /** What could not be searched; everything else was. */
    problem: problemOf(lacksCards, lacksPeople),
    retry: () => {
      if (lacksCards) void cards.refetch();
      if (lacksPeople) void people.refetch();
    },
  };
}

type Problem = "neitherSearched" | "cardsNotSearched" | "contactsNotSearched";

function problemOf(lacksCards: boolean, lacksPeople: boolean): Problem | undefined {
  if (lacksCards && lacksPeople) return "neitherSearched";
  if (lacksCards) return "cardsNotSearched";
  return lacksPeople ? "contactsNotSearched" : undefined;
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

function peopleEntries(people: readonly PersonSummary[], query: string, t: AccountFrameText): PaletteEntry[] {
  const entries = people.slice(0, PEOPLE_MAX).map(personEntry);
  if (people.length <= PEOPLE_MAX) return entries;
  return [
    ...entries,
    {
      id: "all-contacts",
      label: t("allContactsFor", { query }),
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
