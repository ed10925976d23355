import type { Plan } from "@visita/domain/billing/billing.contract";
import { formatPrice } from "@visita/domain/format";
import { subscriptionPage } from "@visita/domain/owner-messages/subscription";
import { teamBilling } from "@visita/domain/owner-messages/team-billing";
import type { TeamSubscription } from "@visita/domain/team/team-billing.contract";
import { ExternalLink } from "lucide-react";
import { useTranslate } from "../../../lib/language.tsx";
import { Button } from "../../../ui/button.tsx";
import { DatedText } from "../../billing/public/subscription-notices.tsx";
import { isActivating, type PaymentActions } from "../../billing/public/use-payment-actions.ts";
import { BillingPanel } from "./panel.tsx";
import { planBy } from "./team-plan.ts";

type NextPaymentPanelProps = { subscription: TeamSubscription; plan: Plan; actions: PaymentActions };

const OTHER = {
  month: { interval: "year", text: "yearlyWouldBe", label: "changeToYearly" },
  year: { interval: "month", text: "monthlyWouldBe", label: "changeToMonthly" },
} as const;

/** For how many people, when, and how much. */
export function NextPaymentPanel({ subscription, plan, actions }: NextPaymentPanelProps) {
  const t = useTranslate(teamBilling);
  const subscriptionText = useTranslate(subscriptionPage);
  const { nextSeats, renewsAt } = subscription;
  const price = (cents: number) => formatPrice(t.language, cents, plan.currency);
  const { interval, text, label } = OTHER[plan.recurring.interval];
  const other = planBy(subscription, interval);
  return (
    <BillingPanel title={t("nextPayment")}>
      <dl className="mt-3 border-t border-line">
        <div className="flex items-baseline justify-between gap-4 border-b border-line py-2.5">
          <dt className="text-small text-muted">
            {t("peopleAt", { count: nextSeats, price: price(plan.unit_amount) })}
          </dt>
          <dd className="text-small font-semibold">{price(nextSeats * plan.unit_amount)}</dd>
        </div>
        {renewsAt !== null && (
          <div className="flex items-baseline justify-between gap-4 border-b border-line py-2.5">
            <dt className="text-small font-semibold">
              <DatedText iso={renewsAt} text={(day) => t("onDay", { day })} />
            </dt>
            <dd className="font-display text-heading">{price(nextSeats * plan.unit_amount)}</dd>
          </div>
        )}
      </dl>
      {other && (
        <p className="mt-3 mb-6 text-small text-muted">{t(text, { price: price(other.unit_amount) })}</p>
      )}
      <div className="mt-auto flex flex-wrap gap-3 *:w-full md:*:w-auto">
        {other && (
          <Button
            variant="secondary"
            isBusy={isActivating(actions.running, other.id)}
            busyLabel={subscriptionText("opening")}
            onClick={() => void actions.activate(other.id)}
          >
            {t(label)}
          </Button>
        )}
        <Button
          variant="ghost"
          icon={ExternalLink}
          isBusy={actions.running === "portal"}
          busyLabel={subscriptionText("opening")}
          onClick={() => void actions.openPortal()}
        >
          {t("managePayment")}
        </Button>
      </div>
    </BillingPanel>
  );
}
