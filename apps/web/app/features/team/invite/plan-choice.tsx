import { billingAnswers } from "@visita/domain/answers/billing";
import { BILLING_MESSAGES } from "@visita/domain/billing/billing.messages";
import { formatPrice } from "@visita/domain/format";
import { teamInviteTexts } from "@visita/domain/owner-messages/team-invite";
import { teamSeatTexts } from "@visita/domain/owner-messages/team-seats";
import { FREE_SEATS } from "@visita/domain/team/seats";
import type { TeamSubscription } from "@visita/domain/team/team-billing.contract";
import { useEffect, useState } from "react";
import { useAnswers } from "../../../lib/answers.ts";
import { call } from "../../../lib/api.ts";
import { ApiError } from "../../../lib/api-error.ts";
import { useTranslate } from "../../../lib/language.tsx";
import { useGuard } from "../../../lib/use-guard.ts";
import { Button } from "../../../ui/button.tsx";
import { ChoiceGroup } from "../../../ui/choice-group.tsx";
import { isAllowedRedirect } from "../../billing/public/allowed-redirect.ts";
import { useTeam } from "../frame/team-context.ts";
import { DialogFoot } from "./dialog-foot.tsx";
import { Failure } from "./failure.tsx";
import type { SeatPriceProps } from "./seat-price-props.ts";

type PlanChoiceProps = SeatPriceProps & { subscription: TeamSubscription; seats: number };

/** For a team without a plan: the first payment is made at the provider, for as many people as are needed. */
export function PlanChoice({ subscription: { plans }, seats, isFile, onBack, onLeave }: PlanChoiceProps) {
  const t = useTranslate(teamSeatTexts);
  const invite = useTranslate(teamInviteTexts);
  const word = useAnswers({ billing: billingAnswers });
  const { teamid } = useTeam().team;
  const guard = useGuard();
  const [planId, setPlanId] = useState(plans[0]?.id ?? "");
  const [problem, setProblem] = useState<string>();

  const { release } = guard;
  useEffect(() => {
    // Back from the payment, the browser may show this page as it was left.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && release();
    window.addEventListener("pageshow", onShow);
    return () => window.removeEventListener("pageshow", onShow);
  }, [release]);

  async function leave(): Promise<"leaving" | undefined> {
    setProblem(undefined);
    try {
      const params = { teamid };
      const { url } = await call("POST /api/team/:teamid/billing/checkout", {
        params,
        body: { planId, seats },
      });
      if (!isAllowedRedirect(url, window.location.href)) throw new Error(`No page of the provider: ${url}`);
      onLeave();
      window.location.assign(url);
      return "leaving";
    } catch (error) {
      setProblem(word(error instanceof ApiError ? error.message : BILLING_MESSAGES.sessionFailed));
      return undefined;
    }
  }

  return (
    <>
      <p className="mb-4">{t("planNeeded", { free: FREE_SEATS, count: seats })}</p>
      <ChoiceGroup
        label={t("choosePlan")}
        value={planId}
        onValueChange={setPlanId}
        options={plans.map(({ id, unit_amount, currency, recurring: { interval } }) => ({
          value: id,
          label: t(interval === "month" ? "monthly" : "yearly"),
          note: t(interval === "month" ? "aMonth" : "aYear", {
            price: formatPrice(t.language, unit_amount * seats, currency),
          }),
        }))}
      />
      <p className="mt-4 text-small text-muted">{t(isFile ? "chooseFileAgain" : "listKept")}</p>
      <div className="mt-4">
        <Failure>{problem}</Failure>
      </div>
      <DialogFoot>
        <Button variant="secondary" onClick={onBack}>
          {invite("back")}
        </Button>
        <Button isBusy={guard.running !== null} onClick={() => void guard.run(true, leave)}>
          {t("toPayment")}
        </Button>
      </DialogFoot>
    </>
  );
}
