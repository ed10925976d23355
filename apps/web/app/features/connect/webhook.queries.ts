import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../lib/api.ts";
import { revalidating } from "../../lib/query-client.ts";

const webhookKeys = {
  all: (userid: string) => ["webhooks", userid] as const,
  list: (userid: string) => ["webhooks", userid, "list"] as const,
  one: (userid: string, webhookid: string) => ["webhooks", userid, webhookid] as const,
  deliveries: (userid: string, webhookid: string) => ["webhooks", userid, webhookid, "deliveries"] as const,
};

export type WebhookIds = { readonly userid: string; readonly webhookid: string };

export function useWebhooks(userid: string) {
  return useQuery({
    queryKey: webhookKeys.list(userid),
    queryFn: ({ signal }) => call("GET /api/account/webhooks", undefined, { signal }),
    select: ({ webhooks }) => webhooks,
    ...revalidating,
  });
}

export function useWebhook({ userid, webhookid }: WebhookIds) {
  return useQuery({
    queryKey: webhookKeys.one(userid, webhookid),
    queryFn: ({ signal }) =>
      call("GET /api/account/webhooks/:webhookid", { params: { webhookid } }, { signal }),
    ...revalidating,
  });
}

/** Page by page, the latest first. */
export function useDeliveries({ userid, webhookid }: WebhookIds) {
  return useInfiniteQuery({
    queryKey: webhookKeys.deliveries(userid, webhookid),
    queryFn: ({ pageParam, signal }) =>
      call(
        "GET /api/account/webhooks/:webhookid/deliveries",
        { params: { webhookid }, query: { ...(pageParam && { before: pageParam }) } },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ deliveries, hasMore }) => (hasMore ? deliveries.at(-1)?.deliveryid : undefined),
    ...revalidating,
  });
}

export function useDelivery({ userid, webhookid }: WebhookIds, deliveryid: string) {
  return useQuery({
    queryKey: [...webhookKeys.deliveries(userid, webhookid), deliveryid],
    queryFn: ({ signal }) =>
      call(
        "GET /api/account/webhooks/:webhookid/deliveries/:deliveryid",
        { params: { webhookid, deliveryid } },
        { signal },
      ),
    ...revalidating,
  });
}

/** The list, the webhook and its deliveries. */
export function useReloadWebhooks(userid: string) {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: webhookKeys.all(userid) });
}
