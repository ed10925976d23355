import { keepPreviousData, useInfiniteQuery, useQueries } from "@tanstack/react-query";
import { call } from "../../../lib/api.ts";
import { revalidating } from "../../../lib/query-client.ts";
import type { PeopleChoice } from "../people-choice.ts";

/** How many people each of the teams sees, and since when; in the order of the ids. */
export function useSharedFilters(userid: string, teamids: readonly string[]) {
  return useQueries({
    queries: teamids.map((teamid) => ({
      queryKey: ["shared-people", userid, teamid, "filters"],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        call("GET /api/team/:teamid/contacts/filters", { params: { teamid } }, { signal }),
      ...revalidating,
    })),
  });
}

/** Page by page, the latest first. What was shown before stays until the answer to another choice is there. */
export function useSharedPeople(userid: string, teamid: string, { q, card, link }: PeopleChoice) {
  const query = { ...(q && { q }), ...(card && { card }), ...(link && { link }) };
  return useInfiniteQuery({
    queryKey: ["shared-people", userid, teamid, "list", query],
    queryFn: ({ pageParam, signal }) =>
      call(
        "GET /api/team/:teamid/contacts",
        { params: { teamid }, query: { ...query, ...(pageParam && { before: pageParam }) } },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    ...revalidating,
  });
}
