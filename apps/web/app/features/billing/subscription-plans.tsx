import type { UserSubscription } from "@visita/domain/billing/billing.contract";
import { plansTexts } from "@visita/domain/owner-messages/plans";
import { subscriptionPage } from "@visita/domain/owner-messages/subscription";
import { ArrowLeft, ExternalLink } from "lucide-react";
import { type ReactNode, type Ref, useRef, useState } from "react";
import { useTranslate } from "../../lib/language.tsx";
import { findUnfinishedCard, RESUME_STATE } from "../../lib/unfinished-card.ts";
import { useSettings } from "../../lib/use-settings.ts";
import { Button } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/links.tsx";
import { Skeleton } from "../../ui/progress.tsx";
import { CancelDialog, type CancelQuestion } from "./cancel-dialog.tsx";
import { isOwnPlan, PlanList, PlanSkeletons } from "./plan-list.tsx";
import { usePlans, useSubscription } from "./public/billing.queries.ts";
import { CheckoutBanner } from "./public/checkout-banner.tsx";
import { givenPlanName } from "./public/plan-names.ts";
import { type PlanOffer, planOffers } from "./public/plan-offers.ts";
import {
  DatedText,
  EndingNotice,
  LoadFailure,
  PastDueNotice,
  SandboxNotice,
  UnlistedPlanNotice,
} from "./public/subscription-notices.tsx";
import type { PaymentActions } from "./public/use-payment-actions.ts";
import { useBillingActions } from "./use-billing-actions.ts";
import { useCheckoutReturn } from "./use-checkout-return.ts";

type SubscriptionPlansProps = {
  userid: string;
  /** A new card was begun on this device. */
  hasDraft?: boolean;
  /** What to do first with the plan that was just bought; in the place of the plans. */
  afterPaying?: ReactNode;
};

export function SubscriptionPlans({ userid, hasDraft = false, afterPaying }: SubscriptionPlansProps) {
  const t = useTranslate(subscriptionPage);
  const planText = useTranslate(plansTexts);
  const plans = usePlans(userid);
  const { data: subscription, ...subscriptionQuery } = useSubscription(userid);
  const [isCancelOpen, setCancelOpen] = useState(false);
  // As it was when the question was put: the answer changes the plan while the dialog still fades.
  const [asked, setAsked] = useState<CancelQuestion>({ planName: null, paidUntil: null });
  const summaryRef = useRef<HTMLParagraphElement>(null);
  const endingRef = useRef<HTMLDivElement>(null);

  const { news, clearNews } = useCheckoutReturn(userid);
  const actions = useBillingActions({ userid, onStart: clearNews });
  const unfinished = useUnfinishedCard(hasDraft);
  const isLedOn = news === "active" && Boolean(afterPaying) && !unfinished;
  const loadError = plans.error ?? subscriptionQuery.error;

  const offers = plans.data && planOffers(plans.data, planText);
  const isReady = offers !== undefined && subscription !== undefined;
  const isFailed = !isReady && loadError !== null;
  const chosen = subscription && offers?.find((offer) => isOwnPlan(offer, subscription));
  const ending = subscription?.status === "active" && !subscription.planId ? subscription.cancelAt : null;

  function askToCancel() {
    const paidUntil = subscription && !subscription.pastDue ? subscription.renewsAt : null;
    setAsked({ planName: chosen?.name ?? null, paidUntil });
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
        <CheckoutBanner news={news} />
        {useSettings()?.billing === "sandbox" && <SandboxNotice />}
        {unfinished && <UnfinishedCard path={unfinished} isPaid={news === "active"} />}
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
        {isReady && !chosen && !subscription.grantedUntil && <UnlistedPlanNotice onCancel={askToCancel} />}
        {isFailed && (
          <LoadFailure isRetrying={plans.isFetching || subscriptionQuery.isFetching} onRetry={retry} />
        )}
      </div>
      {isLedOn && (
        <>
          {afterPaying}
          <Button variant="ghost" className="mt-5 -ms-5" onClick={clearNews}>
            {t("seeThePlans")}
          </Button>
        </>
      )}
      {isReady && !isLedOn && (
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

type PlanSummaryProps = {
  offers: readonly PlanOffer[] | undefined;
  subscription: UserSubscription | undefined;
  ref: Ref<HTMLParagraphElement>;
};

/** Which plan it is and when it is paid for next, in one line under the title. */
function PlanSummary({ offers, subscription, ref }: PlanSummaryProps) {
  const t = useTranslate(subscriptionPage);
  const planText = useTranslate(plansTexts);
  if (!offers || !subscription) return <Skeleton className="mt-2.5 mb-1 h-4 w-64 max-w-full" />;
  const { planId, grantedUntil, renewsAt, pastDue } = subscription;
  if (grantedUntil) {
    return (
      <p ref={ref} tabIndex={-1} className="mt-1.5 text-muted">
        {givenPlanName(grantedUntil, planText)}
      </p>
    );
  }
  const plan = offers.find((offer) => offer.planId === planId)?.name;
  return (
    <p ref={ref} tabIndex={-1} className="mt-1.5 text-muted">
      {plan === undefined ? t("youAreOnPremium") : t("youAreOn", { plan })}
      {planId !== null && renewsAt !== null && !pastDue && (
        <>
          {" "}
          <DatedText iso={renewsAt} text={(day) => t("nextPayment", { day })} />
        </>
      )}
    </p>
  );
}

/** The way to what only the payment provider keeps. */
function BillingPagePanel({ actions }: { actions: PaymentActions }) {
  const t = useTranslate(subscriptionPage);
  return (
    <section
      aria-labelledby="billing-page"
      className="mt-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-4 border-t border-line pt-6"
    >
      <div>
        <h2 id="billing-page" className="font-semibold">
          {t("payments")}
        </h2>
        <p className="text-small text-muted">{t("providerKeeps")}</p>
      </div>
      <Button
        variant="secondary"
        icon={ExternalLink}
        isBusy={actions.running === "portal"}
        busyLabel={t("opening")}
        onClick={() => void actions.openPortal()}
      >
        {t("billingPage")}
      </Button>
    </section>
  );
}

/** The page of a card whose owner came to look at the plans. */
function useUnfinishedCard(hasDraft: boolean): string | undefined {
  const [remembered] = useState(findUnfinishedCard);
  return remembered ?? (hasDraft ? "/b/c" : undefined);
}

function UnfinishedCard({ path, isPaid }: { path: string; isPaid: boolean }) {
  const t = useTranslate(subscriptionPage);
  return (
    <p>
      <ButtonLink to={path} state={RESUME_STATE} icon={ArrowLeft} variant={isPaid ? "primary" : "secondary"}>
        {t(isPaid ? "continueYourCard" : "backToYourCard")}
      </ButtonLink>
    </p>
  );
}
