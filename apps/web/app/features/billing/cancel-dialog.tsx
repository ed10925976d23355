import { useEffect, useEffectEvent } from "react";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { LongDate } from "./long-date.tsx";
import type { BillingActions } from "./use-billing-actions.ts";

export type CancelQuestion = {
  planName: string;
  /** End of the paid period as ISO text; null when unknown. */
  paidUntil: string | null;
};

type CancelDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  question: CancelQuestion;
  actions: BillingActions;
  /** Called after closing when the opener is gone too, so that the focus is on nothing. */
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
      // Not closable while the call runs: closing would look like keeping the plan.
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

/** Rendered inside the dialog, so it unmounts with it. */
function AfterClose({ onFocusLost }: { onFocusLost: () => void }) {
  const lost = useEffectEvent(onFocusLost);
  useEffect(() => {
    // After Radix's own attempt to return the focus, which also uses a timeout.
    return () => void setTimeout(() => document.activeElement === document.body && lost());
  }, []);
  return null;
}
