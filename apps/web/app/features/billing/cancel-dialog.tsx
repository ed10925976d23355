import { ConfirmDialog } from "../../ui/dialog.tsx";
import { LongDate } from "./subscription-notices.tsx";
import type { BillingActions } from "./use-billing-actions.ts";

export type CancelQuestion = {
  planName: string;
  /** Until when is paid for; null when that cannot be said. */
  paidUntil: string | null;
};

type CancelDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  question: CancelQuestion;
  actions: BillingActions;
  onFocusLost: () => void;
};

export function CancelDialog({ isOpen, onClose, question, actions, onFocusLost }: CancelDialogProps) {
  const { planName, paidUntil } = question;
  const isBusy = actions.running === "cancel";

  async function confirm() {
    if (await actions.cancel()) onClose();
  }

  return (
    <ConfirmDialog
      isOpen={isOpen}
      // While the call runs nothing is kept any more, so the dialog cannot pretend it was.
      onOpenChange={(open) => !open && !isBusy && onClose()}
      title={`Cancel ${planName}?`}
      description={
        <>
          Your plan runs until{" "}
          {paidUntil ? <LongDate iso={paidUntil} /> : "the end of the period you have paid for"}. Then your
          cards go back to Forever Free: logo, colour, QR code and extra channels are hidden, not deleted.
          Past payments are not refunded.
        </>
      }
      cancelLabel="Keep my plan"
      confirmLabel="Cancel Subscription"
      isBusy={isBusy}
      busyLabel="Cancelling..."
      onFocusLost={onFocusLost}
      onConfirm={() => void confirm()}
    />
  );
}
