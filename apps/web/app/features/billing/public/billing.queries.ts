import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { UserSubscription } from "@visita/domain/billing/billing.contract";
import { call } from "../../../lib/api.ts";
import { revalidating } from "../../../lib/query-client.ts";

export const billingKeys = {
  all: (userid: string) => ["billing", userid] as const,
  plans: (userid: string) => ["billing", userid, "plans"] as const,
  subscription: (userid: string) => ["billing", userid, "subscription"] as const,
};

// Offline is told as a failure with a retry; waiting for the network would show skeletons without an end.
const networkMode = "always";

export function usePlans(userid: string) {
  return useQuery({
    queryKey: billingKeys.plans(userid),
    queryFn: ({ signal }) => call("GET /api/subs/getplans/:userid", { params: { userid } }, { signal }),
    select: ({ data }) => data,
    networkMode,
  });
}

export function useSubscription(userid: string) {
  return useQuery({ ...subscriptionQuery(userid), networkMode });
}

/** Refetched on every mount and focus: the plan may have been bought or have ended in another tab. */
export function useCurrentSubscription(userid: string) {
  return useQuery({ ...subscriptionQuery(userid), ...revalidating });
}

function subscriptionQuery(userid: string) {
  return queryOptions({
    queryKey: billingKeys.subscription(userid),
    queryFn: ({ signal }) =>
      call("GET /api/subs/getusersubs/:userid", { params: { userid }, query: {} }, { signal }),
  });
}

/** Where to pay for a plan. */
export function useCheckout() {
  return useMutation({
    mutationFn: async (planId: string) =>
      (await call("POST /api/subs/stripesession", { body: { planId } })).url,
    networkMode,
  });
}

/** Where payment methods and invoices are. */
export function usePortal() {
  return useMutation({ mutationFn: async () => (await call("POST /api/subs/portal")).url, networkMode });
}

export function useCancel(userid: string) {
  return useSubscriptionChange(userid, () =>
    call("DELETE /api/subs/cancelsubscription/:userid", { params: { userid } }),
  );
}

export function useResume(userid: string) {
  return useSubscriptionChange(userid, () => call("POST /api/subs/resume/:userid", { params: { userid } }));
}

type Changed = UserSubscription & { message: string };

/** The answer is the new state, so the page shows it without asking again. */
function useSubscriptionChange(userid: string, change: () => Promise<Changed>) {
  const storeSubscription = useStoreSubscription(userid);
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    networkMode,
    onSuccess: async ({ message: _message, ...subscription }) => {
      await storeSubscription(subscription);
      void queryClient.invalidateQueries({ queryKey: billingKeys.plans(userid) });
    },
  });
}

/** Shows a state that was just learnt; a call that set out before cannot bring an older one back. */
export function useStoreSubscription(userid: string) {
  const queryClient = useQueryClient();
  return async (subscription: UserSubscription) => {
    const queryKey = billingKeys.subscription(userid);
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, subscription);
  };
}
