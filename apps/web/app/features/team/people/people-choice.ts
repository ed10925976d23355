import { TEAM_ROLES } from "@visita/domain/team/team.contract";
import { PeopleStates } from "@visita/domain/team/team-people.contract";
import { useSearchParams } from "react-router";

export const PAGE_SIZE = 50;

export const FILTER_NAMES = ["template", "role", "state"] as const;
export type FilterName = (typeof FILTER_NAMES)[number];

/** Empty where nothing is chosen. */
export type PeopleChoice = Readonly<Record<"q" | FilterName, string>> & { readonly page: number };

export const NO_FILTERS = { template: "", role: "", state: "" } as const;
export const EVERYBODY: PeopleChoice = { q: "", ...NO_FILTERS, page: 1 };

/** What is shown is in the address: it can be kept, and left by the back button. */
export function usePeopleChoice() {
  const [parameters, setParameters] = useSearchParams();
  const text = (name: string) => parameters.get(name) ?? "";
  const oneOf = (name: string, values: readonly string[]) =>
    values.find((value) => value === parameters.get(name)) ?? "";
  const choice: PeopleChoice = {
    q: text("q"),
    template: text("template"),
    role: oneOf("role", TEAM_ROLES),
    state: oneOf("state", PeopleStates.options),
    page: Math.min(1_000, Math.max(1, Number.parseInt(text("page"), 10) || 1)),
  };

  function change(changes: Record<string, string>, replace: boolean) {
    setParameters(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value) after.set(name, value);
          else after.delete(name);
        }
        return after;
      },
      { replace, preventScrollReset: replace },
    );
  }

  return {
    choice,
    /** Replaces the entry of the history: nobody wants to go back through every letter of a search. */
    choose: (changes: Partial<Record<"q" | FilterName, string>>) => change({ ...changes, page: "" }, true),
    openPage: (page: number) => change({ page: page === 1 ? "" : String(page) }, false),
  };
}

export function isFiltered(choice: PeopleChoice): boolean {
  return choice.q !== "" || FILTER_NAMES.some((name) => choice[name] !== "");
}

/** Only what is chosen, for a query of the API. */
export function peopleQuery({ q, page, ...filters }: PeopleChoice): Record<string, string> {
  const query = { find: q, ...filters, page: page === 1 ? "" : String(page) };
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ""));
}
