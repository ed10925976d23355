import { useQueryClient } from "@tanstack/react-query";
import { billingKeys, useCancel, useCheckout, usePortal, useResume } from "./public/billing.queries.ts";
import { usePaymentActions } from "./public/use-payment-actions.ts";

type Options = {
  userid: string;
  onStart?: () => void;
  redirectTo?: (url: string) => void;
};

/** Everything a person can do about their own plan. */
export function useBillingActions({ userid, ...options }: Options) {
  const queryClient = useQueryClient();
  const checkout = useCheckout();
  const portal = usePortal();
  const cancelling = useCancel(userid);
  const resuming = useResume(userid);
  return usePaymentActions({
    ...options,
    calls: {
      checkout: checkout.mutateAsync,
      portal: () => portal.mutateAsync(),
      cancel: async () => (await cancelling.mutateAsync()).message,
      resume: async () => (await resuming.mutateAsync()).message,
      reload: () => void queryClient.invalidateQueries({ queryKey: billingKeys.all(userid) }),
    },
  });
}
