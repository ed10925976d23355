import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { Period } from "@visita/domain/insight/insight.constants";
import { call } from "../../../lib/api.ts";
import { revalidating } from "../../../lib/query-client.ts";

/** All cards of a team are read for each answer: less often than those of one person. */
const REFRESH_MS = 30_000;

/** What was shown before stays until the new figures are there. */
export function useTeamInsights(userid: string, teamid: string, period: Period) {
  return useQuery({
    queryKey: ["insights", userid, "team", teamid, period],
    queryFn: ({ signal }) =>
      call(
        "GET /api/team/:teamid/insights",
        { params: { teamid }, query: { days: `${period}` } },
        { signal },
      ),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
    ...revalidating,
  });
}
