import { useRef, useState } from "react";
import { useSettings } from "../../lib/use-settings.ts";
import { useExpiredSession, useSessionExpiry } from "../session/public/session-expiry.ts";
import { BillingPagePanel } from "./billing-page-panel.tsx";
import { CancelDialog, type CancelQuestion } from "./cancel-dialog.tsx";
import { CheckoutNews } from "./checkout-news.tsx";
import { LoadFailure } from "./load-failure.tsx";
import { PlanList } from "./plan-list.tsx";
import { PlanSkeletons } from "./plan-skeletons.tsx";
import { PlanSummary } from "./plan-summary.tsx";
import { usePlans, useSubscription } from "./public/billing.queries.ts";
import { planOffers } from "./public/plan-offers.ts";
import { EndingNotice, PastDueNotice, SandboxNotice, UnlistedPlanNotice } from "./subscription-notices.tsx";
import { useBillingActions } from "./use-billing-actions.ts";
import { useCheckoutReturn } from "./use-checkout-return.ts";

export function SubscriptionPlans({ userid }: { userid: string }) {
  const expireOn = useSessionExpiry();
  const plans = usePlans(userid);
  const { data: subscription, ...subscriptionQuery } = useSubscription(userid);
  const [isCancelOpen, setCancelOpen] = useState(false);
  // As it was when the question was put: the answer changes the plan while the dialog still fades.
  const [asked, setAsked] = useState<CancelQuestion>({ planName: "", paidUntil: null });
  const summaryRef = useRef<HTMLParagraphElement>(null);
  const endingRef = useRef<HTMLDivElement>(null);

  const actions = useBillingActions({ userid, onRefused: expireOn });
  const news = useCheckoutReturn(userid, expireOn);
  const loadError = plans.error ?? subscriptionQuery.error;
  useExpiredSession(loadError);

  const offers = plans.data && planOffers(plans.data);
  const isReady = offers !== undefined && subscription !== undefined;
  const isFailed = !isReady && loadError !== null;
  const chosen = offers?.find((offer) => offer.planId === subscription?.planId);
  const ending = subscription?.status === "active" && !subscription.planId ? subscription.cancelAt : null;

  function askToCancel() {
    const paidUntil = subscription && !subscription.pastDue ? subscription.renewsAt : null;
    setAsked({ planName: chosen?.name ?? "your plan", paidUntil });
    setCancelOpen(true);
  }

  function retry() {
    void plans.refetch();
    void subscriptionQuery.refetch();
  }

  return (
    <>
      {!isFailed && <PlanSummary ref={summaryRef} offers={offers} subscription={subscription} />}
      <div className="mt-6 *:not-empty:mb-5 lg:mt-8">
        {useSettings()?.billing === "sandbox" && <SandboxNotice />}
        <CheckoutNews news={news} />
        {subscription?.pastDue && <PastDueNotice subscription={subscription} actions={actions} />}
        {subscription && ending && (
          <EndingNotice
            ref={endingRef}
            subscription={subscription}
            cancelAt={ending}
            actions={actions}
            onResumed={() => summaryRef.current?.focus()}
          />
        )}
        {isReady && !chosen && <UnlistedPlanNotice onCancel={askToCancel} />}
        {isFailed && (
          <LoadFailure isRetrying={plans.isFetching || subscriptionQuery.isFetching} onRetry={retry} />
        )}
      </div>
      {isReady && (
        <PlanList offers={offers} subscription={subscription} actions={actions} onCancel={askToCancel} />
      )}
      {!isReady && !isFailed && <PlanSkeletons />}
      {subscription?.hasBilling && <BillingPagePanel actions={actions} />}
      <CancelDialog
        isOpen={isCancelOpen}
        onClose={() => setCancelOpen(false)}
        question={asked}
        actions={actions}
        onFocusLost={() => (endingRef.current ?? summaryRef.current)?.focus()}
      />
    </>
  );
}
