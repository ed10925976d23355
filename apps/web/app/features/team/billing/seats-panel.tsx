import { formatNumber } from "@visita/domain/format";
import { teamBilling } from "@visita/domain/owner-messages/team-billing";
import { FREE_SEATS } from "@visita/domain/team/seats";
import type { TeamSubscription } from "@visita/domain/team/team-billing.contract";
import { Plus, UserPlus } from "lucide-react";
import { useState } from "react";
import { useTranslate } from "../../../lib/language.tsx";
import { Button } from "../../../ui/button.tsx";
import { ButtonLink } from "../../../ui/links.tsx";
import { ProgressBar } from "../../../ui/progress.tsx";
import { DatedText } from "../../billing/public/subscription-notices.tsx";
import { useTeam } from "../frame/team-context.ts";
import { AddSeatsDialog } from "./add-seats-dialog.tsx";
import { BillingPanel } from "./panel.tsx";
import { planOf } from "./team-plan.ts";

type SeatsPanelProps = {
  subscription: TeamSubscription;
  onBought: (subscription: TeamSubscription) => Promise<unknown>;
};

/** How many people have a card, and how many can. */
export function SeatsPanel({ subscription, onBought }: SeatsPanelProps) {
  const t = useTranslate(teamBilling);
  const { teamPath } = useTeam();
  const { people, seats, renewsAt, status } = subscription;
  const [isOpen, setIsOpen] = useState(false);
  const isActive = status === "active";
  const canAdd = isActive && !subscription.pastDue && planOf(subscription) !== undefined && seats !== null;
  return (
    <BillingPanel title={t("seats")}>
      <p className="mt-3 flex flex-wrap items-baseline gap-x-2">
        <span className="font-display text-[2.75rem] leading-tight font-[430]">
          {formatNumber(t.language, people)}
        </span>
        {seats !== null && (
          <span className="text-muted">{t(isActive ? "ofPaid" : "ofFree", { count: seats })}</span>
        )}
      </p>
      {seats !== null && (
        <ProgressBar label={t("seats")} value={people / Math.max(1, seats)} className="mt-2" />
      )}
      <p className="mt-3 mb-6 text-small text-pretty text-muted">
        {isActive && renewsAt !== null ? (
          <DatedText iso={renewsAt} text={(day) => t("seatRule", { day })} />
        ) : (
          t("seatRuleNoDay")
        )}{" "}
        {!isActive && t("freeRule", { count: FREE_SEATS })}
      </p>
      <div className="mt-auto flex flex-wrap gap-3 *:w-full md:*:w-auto">
        <ButtonLink to={teamPath("/team/people")} icon={UserPlus}>
          {t("invite")}
        </ButtonLink>
        {canAdd && (
          <Button variant="ghost" icon={Plus} onClick={() => setIsOpen(true)}>
            {t("addSeats")}
          </Button>
        )}
      </div>
      {canAdd && (
        <AddSeatsDialog isOpen={isOpen} onClose={() => setIsOpen(false)} seats={seats} onBought={onBought} />
      )}
    </BillingPanel>
  );
}
