import type { PeopleFilter } from "@visita/domain/address-book/person.contract";
import { PERSON_PARAMETER } from "@visita/domain/address-book/person.rules";
import { useSearchParams } from "react-router";

export const FILTER_NAMES = ["card", "link", "tag"] as const;
export type FilterName = (typeof FILTER_NAMES)[number];

/** Empty where nothing is chosen. */
export type PeopleChoice = Readonly<Record<"q" | FilterName, string>>;

/** What is shown is in the address: it can be kept, and left by the back button. */
export function usePeopleChoice() {
  const [parameters, setParameters] = useSearchParams();
  const choice: PeopleChoice = {
    q: parameters.get("q") ?? "",
    card: parameters.get("card") ?? "",
    link: parameters.get("link") ?? "",
    tag: parameters.get("tag") ?? "",
  };

  /** Replaces the entry of the history: nobody wants to go back through every letter of a search. */
  function choose(change: Partial<PeopleChoice>) {
    setParameters(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(change)) {
          if (value) after.set(name, value);
          else after.delete(name);
        }
        after.delete(PERSON_PARAMETER);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  return { choice, choose, personid: parameters.get(PERSON_PARAMETER), parameters };
}

/** Only what is chosen, for a query of the API. */
export function filterQuery(choice: PeopleChoice): PeopleFilter {
  return Object.fromEntries(Object.entries(choice).filter(([, value]) => value !== ""));
}

export function isFiltered(choice: PeopleChoice): boolean {
  return Object.values(choice).some((value) => value !== "");
}

/** The address of one person, with the list as it is beside it. */
export function personSearch(parameters: URLSearchParams, personid: string | null): string {
  const after = new URLSearchParams(parameters);
  if (personid === null) after.delete(PERSON_PARAMETER);
  else after.set(PERSON_PARAMETER, personid);
  return `?${after}`;
}
