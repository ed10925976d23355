import { useEffect, useEffectEvent } from "react";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { LongDate } from "./long-date.tsx";
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
  /** Called when the dialog is gone and the button that opened it too, so that nothing has the focus. */
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
          {paidUntil ? <LongDate iso={paidUntil} /> : "the end of the time that is paid for"}. Then your cards
          go back to Forever Free: logo, colour, QR code and extra channels are hidden, not deleted. Payments
          made are not refunded.
          <AfterClose onFocusLost={onFocusLost} />
        </>
      }
      cancelLabel="Keep my plan"
      confirmLabel="Cancel Subscription"
      isBusy={isBusy}
      busyLabel="Cancelling..."
      onConfirm={() => void confirm()}
    />
  );
}

/** Lies inside the dialog and goes with it. */
function AfterClose({ onFocusLost }: { onFocusLost: () => void }) {
  const lost = useEffectEvent(onFocusLost);
  useEffect(() => {
    // After the dialog's own try to return the focus, which it makes in the same way.
    return () => void setTimeout(() => document.activeElement === document.body && lost());
  }, []);
  return null;
}
