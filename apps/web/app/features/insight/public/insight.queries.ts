import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import type { Period } from "@visita/domain/insight/insight.constants";
import { call } from "../../../lib/api.ts";
import { revalidating } from "../../../lib/query-client.ts";

/** Sums are written every five seconds; together, a visit is seen within ten seconds of happening. */
const REFRESH_MS = 4_000;

function insightsQuery(userid: string, cardid: string | undefined, period: Period) {
  return queryOptions({
    queryKey: ["insights", userid, cardid ?? "all", period],
    queryFn: ({ signal }) =>
      call(
        "GET /api/insights",
        { query: { ...(cardid && { card: cardid }), days: `${period}` } },
        { signal },
      ),
    ...revalidating,
  });
}

/** Follows what happens while the page is looked at. What was shown before stays until the new figures are there. */
export function useInsights(userid: string, cardid: string | undefined, period: Period, enabled: boolean) {
  return useQuery({
    ...insightsQuery(userid, cardid, period),
    enabled,
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  });
}

/** Views of the last seven days, today included, by card. Undefined while they are not known. */
export function useWeekViews(userid: string): ReadonlyMap<string, number> | undefined {
  return useQuery({
    ...insightsQuery(userid, undefined, 7),
    select: ({ cards }) => new Map(cards.map(({ cardid, views }) => [cardid, views])),
  }).data;
}
