import { subscriptionPage } from "@visita/domain/owner-messages/subscription";
import { useTranslate } from "../../lib/language.tsx";
import { ConfirmDialog } from "../../ui/dialog.tsx";
import { DatedText } from "./public/subscription-notices.tsx";
import type { PaymentActions } from "./public/use-payment-actions.ts";

export type CancelQuestion = {
  /** Null for a plan that is no longer sold. */
  planName: string | null;
  /** Until when is paid for; null when that cannot be said. */
  paidUntil: string | null;
};

type CancelDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  question: CancelQuestion;
  actions: PaymentActions;
  onFocusLost: () => void;
};

export function CancelDialog({ isOpen, onClose, question, actions, onFocusLost }: CancelDialogProps) {
  const { planName, paidUntil } = question;
  const t = useTranslate(subscriptionPage);
  const isBusy = actions.running === "cancel";

  async function confirm() {
    if (await actions.cancel()) onClose();
  }

  return (
    <ConfirmDialog
      isOpen={isOpen}
      // While the call runs nothing is kept any more, so the dialog cannot pretend it was.
      onOpenChange={(open) => !open && !isBusy && onClose()}
      title={planName === null ? t("cancelYourPlan") : t("cancelPlan", { plan: planName })}
      description={
        paidUntil ? (
          <DatedText iso={paidUntil} text={(day) => t("cancelText", { day })} />
        ) : (
          t("cancelPaidPeriod")
        )
      }
      cancelLabel={t("keepMyPlan")}
      confirmLabel={t("cancelSubscription")}
      isBusy={isBusy}
      busyLabel={t("cancelling")}
      onFocusLost={onFocusLost}
      onConfirm={() => void confirm()}
    />
  );
}
