import { subscriptionPage } from "@visita/domain/owner-messages/subscription";
import { teamBilling } from "@visita/domain/owner-messages/team-billing";
import { useTranslate } from "../../../lib/language.tsx";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/dialog.tsx";
import { DatedText } from "../../billing/public/subscription-notices.tsx";
import type { PaymentActions } from "../../billing/public/use-payment-actions.ts";
import { useTeam } from "../frame/team-context.ts";

type CancelTeamPlanProps = {
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  /** Null when that cannot be said. */
  paidUntil: string | null;
  actions: PaymentActions;
  onFocusLost: () => void;
};

export function CancelTeamPlan({ isOpen, setOpen, paidUntil, actions, onFocusLost }: CancelTeamPlanProps) {
  const t = useTranslate(teamBilling);
  const subscription = useTranslate(subscriptionPage);
  const { team } = useTeam();
  const isBusy = actions.running === "cancel";

  async function confirm() {
    if (await actions.cancel()) setOpen(false);
  }

  return (
    <div className="mt-8 max-w-160">
      <p className="mb-4 text-small text-muted">{t("ending")}</p>
      <Button variant="danger" className="max-md:w-full" onClick={() => setOpen(true)}>
        {subscription("cancelSubscription")}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onOpenChange={(open) => !open && !isBusy && setOpen(false)}
        title={t("cancelTitle", { team: team.name })}
        description={
          paidUntil ? (
            <DatedText iso={paidUntil} text={(day) => t("cancelUntil", { day })} />
          ) : (
            t("cancelNoDay")
          )
        }
        cancelLabel={subscription("keepMyPlan")}
        confirmLabel={subscription("cancelSubscription")}
        isBusy={isBusy}
        busyLabel={subscription("cancelling")}
        onFocusLost={onFocusLost}
        onConfirm={() => void confirm()}
      />
    </div>
  );
}
