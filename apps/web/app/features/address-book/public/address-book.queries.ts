import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { call } from "../../../lib/api.ts";
import { revalidating } from "../../../lib/query-client.ts";

export const peopleKeys = {
  all: (userid: string) => ["people", userid] as const,
  new: (userid: string) => ["people", userid, "new"] as const,
};

/** How many people left their details and were not opened yet; 0 while that is not known. */
export function useNewPeople(userid: string | undefined): number {
  const { data } = useQuery({
    queryKey: peopleKeys.new(userid ?? ""),
    queryFn: ({ signal }) => call("GET /api/contacts/new", undefined, { signal }),
    enabled: userid !== undefined,
    ...revalidating,
  });
  return data?.count ?? 0;
}

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
