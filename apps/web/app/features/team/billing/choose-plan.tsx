import { formatPrice } from "@visita/domain/format";
import { subscriptionPage } from "@visita/domain/owner-messages/subscription";
import { teamBilling } from "@visita/domain/owner-messages/team-billing";
import type { TeamSubscription } from "@visita/domain/team/team-billing.contract";
import { useTranslate } from "../../../lib/language.tsx";
import { Button } from "../../../ui/button.tsx";
import { isActivating, type PaymentActions } from "../../billing/public/use-payment-actions.ts";
import { BillingPanel } from "./panel.tsx";
import { planBy } from "./team-plan.ts";

type ChoosePlanProps = { subscription: TeamSubscription; actions: PaymentActions };

/** The first time, and again after a subscription has ended: by the month or by the year, for everybody with a card. */
export function ChoosePlan({ subscription, actions }: ChoosePlanProps) {
  const t = useTranslate(teamBilling);
  const subscriptionText = useTranslate(subscriptionPage);
  const people = Math.max(1, subscription.people);
  const offers = (["month", "year"] as const).flatMap((interval) => {
    const plan = planBy(subscription, interval);
    return plan ? [{ interval, plan }] : [];
  });
  if (offers.length === 0) return null;
  return (
    <BillingPanel title={t("choose")}>
      <ul className="mt-3 mb-6 border-t border-line">
        {offers.map(({ interval, plan }) => (
          <li key={plan.id} className="border-b border-line py-2.5 text-small">
            {t(interval === "month" ? "perMonth" : "perYear", {
              price: formatPrice(t.language, plan.unit_amount, plan.currency),
            })}
          </li>
        ))}
      </ul>
      <div className="mt-auto flex flex-wrap gap-3 *:w-full md:*:w-auto">
        {offers.map(({ interval, plan }) => (
          <Button
            key={plan.id}
            variant={interval === "month" ? "primary" : "secondary"}
            isBusy={isActivating(actions.running, plan.id)}
            busyLabel={subscriptionText("opening")}
            onClick={() => void actions.activate(plan.id)}
          >
            {t(interval === "month" ? "payMonthly" : "payYearly", {
              price: formatPrice(t.language, people * plan.unit_amount, plan.currency),
            })}
          </Button>
        ))}
      </div>
    </BillingPanel>
  );
}
