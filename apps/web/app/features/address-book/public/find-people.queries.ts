import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { call } from "../../../lib/api.ts";
import { peopleKeys } from "./new-people.queries.ts";

/** The latest people whom a search finds. Nobody is asked for without a question, or while it is still being typed. */
export function useFindPeople(userid: string, q: string, isTyped: boolean) {
  return useQuery({
    queryKey: [...peopleKeys.all(userid), "find", q],
    queryFn: ({ signal }) => call("GET /api/contacts", { query: { q } }, { signal }),
    enabled: q !== "" && isTyped,
    placeholderData: q === "" ? undefined : keepPreviousData,
    networkMode: "always",
  });
}
