import type { UserSubscription } from "@visita/domain/billing/billing.contract";
import { dayWords } from "@visita/domain/format";
import { subscriptionPage } from "@visita/domain/owner-messages/subscription";
import { useTranslate } from "../../lib/language.tsx";
import { Button } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/progress.tsx";
import { VisuallyHidden } from "../../ui/text-parts.tsx";
import { PlanCard, planGridClasses } from "./public/plan-card.tsx";
import type { PlanOffer } from "./public/plan-offers.ts";
import { isActivating, type PaymentActions } from "./public/use-payment-actions.ts";

type PlanListProps = {
  offers: readonly PlanOffer[];
  subscription: UserSubscription;
  actions: PaymentActions;
  onCancel: () => void;
};

export function PlanList({ offers, subscription, actions, onCancel }: PlanListProps) {
  const t = useTranslate(subscriptionPage);
  return (
    <ul aria-label={t("plans")} className={planGridClasses}>
      {offers.map((offer) => {
        const isChosen = isOwnPlan(offer, subscription);
        return (
          <li key={offer.planId}>
            <PlanCard offer={offer} isChosen={isChosen}>
              {(headingId) => (
                <PlanAction
                  planId={offer.planId}
                  isChosen={isChosen}
                  grantedUntil={subscription.grantedUntil}
                  headingId={headingId}
                  actions={actions}
                  onCancel={onCancel}
                />
              )}
            </PlanCard>
          </li>
        );
      })}
    </ul>
  );
}

/** Premium that was given is on none of the cards: nobody bought it. */
export function isOwnPlan(offer: PlanOffer, { planId, grantedUntil }: UserSubscription): boolean {
  return !grantedUntil && offer.planId === planId;
}

type PlanActionProps = Pick<PlanListProps, "actions" | "onCancel"> & {
  planId: string | null;
  isChosen: boolean;
  grantedUntil: string | undefined;
  headingId: string;
};

function PlanAction({ planId, isChosen, grantedUntil, headingId, actions, onCancel }: PlanActionProps) {
  const t = useTranslate(subscriptionPage);
  if (planId === null) {
    if (isChosen) return null;
    return (
      <p className="py-3 text-small text-muted">
        {grantedUntil
          ? t("returnAfter", { day: dayWords(t.language, grantedUntil) })
          : t("returnIfCancelled")}
      </p>
    );
  }
  // Keyed, so that a button never turns into the opposite one under somebody's finger.
  if (isChosen) {
    return (
      <Button key="cancel" variant="danger" isFull aria-describedby={headingId} onClick={onCancel}>
        {t("cancelSubscription")}
      </Button>
    );
  }
  return (
    <Button
      key="activate"
      isFull
      aria-describedby={headingId}
      isBusy={isActivating(actions.running, planId)}
      busyLabel={t("activating")}
      disabled={actions.running !== null && !isActivating(actions.running, planId)}
      onClick={() => void actions.activate(planId)}
    >
      {t("activate")}
    </Button>
  );
}

const PLANS = ["free", "monthly", "yearly"];
const LINES = ["w-2/5", "w-4/5", "w-3/4", "w-full", "w-3/5"];

/** The shapes of the plan cards while nothing is known of them. */
export function PlanSkeletons() {
  const t = useTranslate(subscriptionPage);
  return (
    <>
      <p role="status">
        <VisuallyHidden>{t("loadingPlans")}</VisuallyHidden>
      </p>
      <ul aria-busy="true" aria-label={t("plans")} className={planGridClasses}>
        {PLANS.map((plan) => (
          <li key={plan} className="overflow-hidden rounded-xl bg-surface inset-ring inset-ring-line">
            <Skeleton className="h-28 rounded-none" />
            <div className="p-5">
              <Skeleton className="h-12 w-36" />
              <Skeleton className="mt-3 h-4 w-40" />
              <div className="mt-5 mb-8 grid gap-4 border-t border-line pt-6">
                {LINES.map((width) => (
                  <Skeleton key={width} className={`h-4 ${width}`} />
                ))}
              </div>
              <Skeleton className="h-12 rounded-md" />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
