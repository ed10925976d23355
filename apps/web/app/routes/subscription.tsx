import { SubscriptionPlans } from "../features/billing/subscription-plans.tsx";
import { useCards } from "../features/card/public/card.queries.ts";
import { useNewCardDraft } from "../features/card/public/use-new-card-draft.ts";
import { useSession } from "../features/session/public/session-context.tsx";
import { PremiumSteps } from "../features/wizard/premium-steps.tsx";
import { pageMeta } from "../lib/page-meta.ts";
import { useSettings } from "../lib/use-settings.ts";
import type { Route } from "./+types/subscription.ts";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: "Subscription" });
}

export default function Subscription() {
  const { currentUser } = useSession();
  const isBillingOff = useSettings()?.billing === "off";
  return (
    <>
      <h1 className="type-title">Subscription</h1>
      {isBillingOff ? (
        <p className="mt-1.5 text-muted">
          Every feature is open on this installation. There is nothing to buy and nothing to cancel.
        </p>
      ) : (
        currentUser && <OwnPlans userid={currentUser.userid} />
      )}
    </>
  );
}

function OwnPlans({ userid }: { userid: string }) {
  const draft = useNewCardDraft(userid);
  const card = useCards(userid).data?.find(({ pausedAt }) => pausedAt === null);
  return (
    <SubscriptionPlans
      userid={userid}
      hasDraft={Boolean(draft)}
      afterPaying={card && <PremiumSteps card={card} />}
    />
  );
}
