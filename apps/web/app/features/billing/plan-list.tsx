import type { UserSubscription } from "@visita/domain/billing/billing.contract";
import { Button } from "../../ui/button.tsx";
import { PlanCard, planGridClasses } from "./public/plan-card.tsx";
import type { PlanOffer } from "./public/plan-offers.ts";
import { type BillingActions, isActivating } from "./use-billing-actions.ts";

type PlanListProps = {
  offers: readonly PlanOffer[];
  subscription: UserSubscription;
  actions: BillingActions;
  onCancel: () => void;
};

export function PlanList({ offers, subscription, actions, onCancel }: PlanListProps) {
  return (
    <ul aria-label="Plans" className={planGridClasses}>
      {offers.map((offer) => {
        const isChosen = offer.planId === subscription.planId;
        return (
          <li key={offer.planId}>
            <PlanCard offer={offer} isChosen={isChosen}>
              {(headingId) => (
                <PlanAction
                  planId={offer.planId}
                  isChosen={isChosen}
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

type PlanActionProps = Pick<PlanListProps, "actions" | "onCancel"> & {
  planId: string | null;
  isChosen: boolean;
  headingId: string;
};

function PlanAction({ planId, isChosen, headingId, actions, onCancel }: PlanActionProps) {
  if (planId === null) {
    if (isChosen) return null;
    return <p className="py-3 text-small text-muted">You return to this plan if you cancel.</p>;
  }
  // Keyed, so that a button never turns into the opposite one under somebody's finger.
  if (isChosen) {
    return (
      <Button key="cancel" variant="danger" isFull aria-describedby={headingId} onClick={onCancel}>
        Cancel Subscription
      </Button>
    );
  }
  return (
    <Button
      key="activate"
      isFull
      aria-describedby={headingId}
      isBusy={isActivating(actions.running, planId)}
      busyLabel="Activating..."
      disabled={actions.running !== null && !isActivating(actions.running, planId)}
      onClick={() => void actions.activate(planId)}
    >
      Activate
    </Button>
  );
}
