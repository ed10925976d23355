import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../lib/api.ts";
import { ApiError } from "../../lib/api-error.ts";

const ROOT = "admin";
const ACCESS_KEY = [ROOT, "access"] as const;

/** What is not asked for is not sent. */
function given(query: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}

/** Without retries: whoever is no admin gets 404 at once. */
export function useAdminAccess() {
  return useQuery({
    queryKey: ACCESS_KEY,
    queryFn: ({ signal }) => call("GET /api/admin/access", undefined, { signal }),
    retry: false,
    refetchInterval: 60_000,
  });
}

function useAdminQuery<Result>(key: readonly unknown[], read: (signal: AbortSignal) => Promise<Result>) {
  const queryClient = useQueryClient();
  return useQuery({
    queryKey: [ROOT, ...key],
    queryFn: async ({ signal }) => {
      try {
        return await read(signal);
      } catch (error) {
        // The proof of this session is over: the guard asks for another.
        if (error instanceof ApiError && error.code === "admin_proof_needed") {
          void queryClient.invalidateQueries({ queryKey: ACCESS_KEY });
        }
        throw error;
      }
    },
    retry: false,
    placeholderData: keepPreviousData,
  });
}

export function useOverview() {
  return useAdminQuery(["overview"], (signal) => call("GET /api/admin/overview", undefined, { signal }));
}

export type PeopleSegment = "all" | "premium" | "suspended";

export function usePeople(find: string, segment: PeopleSegment, after: string | undefined) {
  return useAdminQuery(["people", find, segment, after], (signal) =>
    call("GET /api/admin/people", { query: given({ find, segment, after }) as never }, { signal }),
  );
}

export function usePerson(accountid: string) {
  return useAdminQuery(["person", accountid], (signal) =>
    call("GET /api/admin/people/:accountid", { params: { accountid } }, { signal }),
  );
}

export type CardSegment = "all" | "reported" | "down" | "look";

export function useAdminCards(find: string, segment: CardSegment, after: string | undefined) {
  return useAdminQuery(["cards", find, segment, after], (signal) =>
    call("GET /api/admin/cards", { query: given({ find, segment, after }) as never }, { signal }),
  );
}

export function useReports(segment: "open" | "closed", after: string | undefined) {
  return useAdminQuery(["reports", segment, after], (signal) =>
    call("GET /api/admin/reports", { query: given({ segment, after }) as never }, { signal }),
  );
}

export function useReport(cardid: string) {
  return useAdminQuery(["report", cardid], (signal) =>
    call("GET /api/admin/reports/:cardid", { params: { cardid } }, { signal }),
  );
}

export function useAudit(find: string, after: string | undefined) {
  return useAdminQuery(["audit", find, after], (signal) =>
    call("GET /api/admin/audit", { query: given({ find, after }) as never }, { signal }),
  );
}

/** After an action every list may have changed. */
export function useAdminRefresh(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: [ROOT] });
}
