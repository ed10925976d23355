import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { call } from "../../../lib/api.ts";
import { revalidating } from "../../../lib/query-client.ts";
import { billingKeys } from "../../billing/public/billing.queries.ts";

export const cardKeys = {
  list: (userid: string) => ["cards", userid] as const,
  editable: (cardid: string) => ["card", cardid, "editable"] as const,
  packageStatus: (userid: string) => [...billingKeys.all(userid), "package"] as const,
};

/** Asked anew whenever a wizard opens: an answer from before may be of another plan. */
const FRESH = { staleTime: 0, refetchOnReconnect: false, networkMode: "always" } as const;

export function usePackageStatus(userid: string) {
  return useQuery({
    queryKey: cardKeys.packageStatus(userid),
    queryFn: ({ signal }) => call("GET /api/card/packagestatus/:userid", { params: { userid } }, { signal }),
    ...FRESH,
  });
}

export function useEditableCard(cardid: string) {
  return useQuery({
    queryKey: cardKeys.editable(cardid),
    queryFn: ({ signal }) =>
      call("GET /api/card/getcarddataforupdate/:cardid", { params: { cardid } }, { signal }),
    ...FRESH,
    gcTime: 0,
  });
}

/**
 * After a save: the lists that show cards and the count of free places are out of date. They are asked for when they
 * are shown next, not now, while the wizard that was counted is still on the screen.
 */
export function useInvalidateCards(userid: string) {
  const queryClient = useQueryClient();
  return useCallback(() => {
    void queryClient.invalidateQueries({ queryKey: cardKeys.list(userid), refetchType: "none" });
    void queryClient.invalidateQueries({ queryKey: billingKeys.all(userid), refetchType: "none" });
  }, [queryClient, userid]);
}

/** A person's own cards, as visitors see them. */
export function useCards(userid: string) {
  const queryKey = cardKeys.list(userid);
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => call("POST /api/card/getcards", { body: { userid } }, { signal }),
    select: ({ data }) => data,
    ...revalidating,
  });
  // A card was saved since this list was loaded.
  const isOutdated = useQueryClient().getQueryState(queryKey)?.isInvalidated ?? false;
  return { ...query, isOutdated };
}
