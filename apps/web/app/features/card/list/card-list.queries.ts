import { useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../../lib/api.ts";
import { billingKeys } from "../../billing/billing.queries.ts";
import { cardKeys } from "../card.queries.ts";
import { quietRefresh } from "./quiet-refresh.ts";

/** A person's own cards, as visitors see them. */
export function useCards(userid: string) {
  const queryKey = cardKeys.list(userid);
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => call("POST /api/card/getcards", { body: { userid } }, { signal }),
    select: ({ data }) => data,
    ...quietRefresh,
  });
  // A card was saved since this list was loaded.
  const isOutdated = useQueryClient().getQueryState(queryKey)?.isInvalidated ?? false;
  return { ...query, isOutdated };
}

/** What billing keeps of the subscription, asked for anew: it may have been bought or have ended elsewhere. */
export function useCurrentSubscription(userid: string) {
  return useQuery({
    queryKey: billingKeys.subscription(userid),
    queryFn: ({ signal }) =>
      call("GET /api/subs/getusersubs/:userid", { params: { userid }, query: {} }, { signal }),
    ...quietRefresh,
  });
}
