import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { revalidating } from "../../../lib/query-client.ts";
import type { WebhookHolder } from "./webhook-holder.ts";

const webhookKeys = {
  all: ({ key }: WebhookHolder) => ["webhooks", key] as const,
  list: ({ key }: WebhookHolder) => ["webhooks", key, "list"] as const,
  one: ({ holder, webhookid }: WebhookIds) => ["webhooks", holder.key, webhookid] as const,
  deliveries: ({ holder, webhookid }: WebhookIds) =>
    ["webhooks", holder.key, webhookid, "deliveries"] as const,
};

export type WebhookIds = { readonly holder: WebhookHolder; readonly webhookid: string };

export function useWebhooks(holder: WebhookHolder) {
  return useQuery({
    queryKey: webhookKeys.list(holder),
    queryFn: ({ signal }) => holder.calls.list({ signal }),
    select: ({ webhooks }) => webhooks,
    ...revalidating,
  });
}

export function useWebhook({ holder, webhookid }: WebhookIds) {
  return useQuery({
    queryKey: webhookKeys.one({ holder, webhookid }),
    queryFn: ({ signal }) => holder.calls.get({ webhookid }, { signal }),
    ...revalidating,
  });
}

/** Page by page, the latest first. */
export function useDeliveries({ holder, webhookid }: WebhookIds) {
  return useInfiniteQuery({
    queryKey: webhookKeys.deliveries({ holder, webhookid }),
    queryFn: ({ pageParam, signal }) => holder.calls.deliveries({ webhookid, before: pageParam }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ deliveries, hasMore }) => (hasMore ? deliveries.at(-1)?.deliveryid : undefined),
    ...revalidating,
  });
}

export function useDelivery({ holder, webhookid }: WebhookIds, deliveryid: string) {
  return useQuery({
    queryKey: [...webhookKeys.deliveries({ holder, webhookid }), deliveryid],
    queryFn: ({ signal }) => holder.calls.delivery({ webhookid, deliveryid }, { signal }),
    ...revalidating,
  });
}

/** The list, the webhook and its deliveries. */
export function useReloadWebhooks(holder: WebhookHolder) {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: webhookKeys.all(holder) });
}
