import {
  type InfiniteData,
  keepPreviousData,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import type {
  AddPersonInput,
  PeoplePage,
  Person,
  PersonSummary,
  UpdatePersonInput,
} from "@visita/domain/address-book/person.contract";
import { call } from "../../lib/api.ts";
import { ApiError } from "../../lib/api-error.ts";
import { revalidating } from "../../lib/query-client.ts";
import { filterQuery, type PeopleChoice } from "./people-choice.ts";
import { peopleKeys } from "./public/address-book.queries.ts";

type Pages = InfiniteData<PeoplePage, string | undefined>;
type PersonChanges = Omit<UpdatePersonInput, "opened" | "version">;

const keys = {
  ...peopleKeys,
  lists: (userid: string) => [...peopleKeys.all(userid), "list"] as const,
  list: (userid: string, choice: PeopleChoice) =>
    [...peopleKeys.all(userid), "list", filterQuery(choice)] as const,
  filters: (userid: string) => [...peopleKeys.all(userid), "filters"] as const,
  person: (userid: string, personid: string) => [...peopleKeys.all(userid), "person", personid] as const,
};

/** Page by page, the latest first. What was shown before stays until the answer to another choice is there. */
export function usePeople(userid: string, choice: PeopleChoice) {
  return useInfiniteQuery({
    queryKey: keys.list(userid, choice),
    queryFn: ({ pageParam, signal }) =>
      call(
        "GET /api/contacts",
        { query: { ...filterQuery(choice), ...(pageParam && { before: pageParam }) } },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    ...revalidating,
  });
}

/** How many there are, and what they can be filtered by. */
export function usePeopleFilters(userid: string, enabled = true) {
  return useQuery({
    queryKey: keys.filters(userid),
    queryFn: ({ signal }) => call("GET /api/contacts/filters", undefined, { signal }),
    enabled,
    ...revalidating,
  });
}

export function usePerson(userid: string, personid: string) {
  return useQuery({
    ...personQuery(userid, personid),
    ...revalidating,
    // What somebody is writing must not be replaced under their hands.
    refetchOnWindowFocus: false,
  });
}

function personQuery(userid: string, personid: string) {
  return {
    queryKey: keys.person(userid, personid),
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      call("GET /api/contacts/:personid", { params: { personid } }, { signal }),
  };
}

/** By person: the change under way. */
const underWay = new Map<string, Promise<Person>>();

/** The changes of a person one after the other, as each brings the version upon which the next is made. */
function inTurn(personid: string, change: () => Promise<Person>): Promise<Person> {
  const turn = underWay.get(personid)?.then(change, change) ?? change();
  underWay.set(personid, turn);
  return turn.finally(() => {
    if (underWay.get(personid) === turn) underWay.delete(personid);
  });
}

/** Whether a change was refused because of another one, made in another tab or on another device. */
export function isPersonChanged(error: unknown): boolean {
  return error instanceof ApiError && error.code === "person_changed";
}

/** Changes people and shows them as they are then. Each throws when it was refused. */
export function usePersonChanges(userid: string) {
  const queryClient = useQueryClient();
  const listKey = { queryKey: keys.lists(userid) };

  /** Counts and filters follow; the lists keep their place. */
  function refreshCounts() {
    void queryClient.invalidateQueries({ queryKey: keys.filters(userid) });
    void queryClient.invalidateQueries({ queryKey: keys.new(userid) });
  }

  async function changeLists(change: (people: PersonSummary[]) => PersonSummary[]) {
    // A list that was asked for before cannot bring an older one back.
    await queryClient.cancelQueries(listKey);
    queryClient.setQueriesData<Pages>(listKey, (pages) => pages && mapPages(pages, change));
  }

  async function stored(answer: Promise<Person>): Promise<Person> {
    const person = await answer;
    const { queryKey } = personQuery(userid, person.personid);
    // A person that was asked for before cannot bring an older one back.
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, person);
    await changeLists((people) =>
      people.map((other) => (other.personid === person.personid ? summaryOf(person) : other)),
    );
    refreshCounts();
    return person;
  }

  /**
   * With the version that is shown. A newer one is shown instead, and the change is made upon it unless both are about
   * the same field: then it is refused, and goes through when it is sent once more.
   */
  async function sendChanges(person: Person, changes: PersonChanges): Promise<Person> {
    const { personid } = person;
    const query = personQuery(userid, personid);
    const send = ({ version }: Person) =>
      call("PATCH /api/contacts/:personid", { params: { personid }, body: { ...changes, version } });
    const shown = queryClient.getQueryData<Person>(query.queryKey) ?? person;
    try {
      return await send(shown);
    } catch (error) {
      if (!isPersonChanged(error)) throw error;
      const newer = await queryClient.fetchQuery({ ...query, networkMode: "always", staleTime: 0 });
      if (hasConflict(changes, shown, newer)) throw error;
      return await send(newer);
    }
  }

  return {
    async add(body: AddPersonInput): Promise<Person> {
      const person = await stored(call("POST /api/contacts", { body }));
      void queryClient.invalidateQueries(listKey);
      return person;
    },
    update: (person: Person, changes: PersonChanges) =>
      inTurn(person.personid, () => stored(sendChanges(person, changes))),
    markOpened: (personid: string) =>
      inTurn(personid, () =>
        stored(call("PATCH /api/contacts/:personid", { params: { personid }, body: { opened: true } })),
      ),
    /** The list closes the gap at once. */
    async remove(personid: string): Promise<void> {
      await call("DELETE /api/contacts/:personid", { params: { personid } });
      await changeLists((people) => people.filter((other) => other.personid !== personid));
      refreshCounts();
    },
    /** Puts somebody back where they were. */
    async restore(personid: string): Promise<void> {
      await stored(call("POST /api/contacts/:personid/restore", { params: { personid } }));
      await queryClient.invalidateQueries(listKey);
    },
    /** After an import, everything may be different. */
    refreshAll: () => void queryClient.invalidateQueries({ queryKey: keys.all(userid) }),
  };
}

/** Whether a change elsewhere was about one of the same fields. */
function hasConflict(changes: PersonChanges, shown: Person, newer: Person): boolean {
  const fields = Object.keys(changes) as (keyof PersonChanges)[];
  return fields.some((field) => JSON.stringify(shown[field]) !== JSON.stringify(newer[field]));
}

function mapPages(pages: Pages, change: (people: PersonSummary[]) => PersonSummary[]): Pages {
  return {
    ...pages,
    pages: pages.pages.map((page): PeoplePage => ({ ...page, people: change(page.people) })),
  };
}

function summaryOf({ note: _note, ownNote: _ownNote, version: _version, ...summary }: Person): PersonSummary {
  return summary;
}
