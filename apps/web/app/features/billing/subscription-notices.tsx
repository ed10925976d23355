import type { UserSubscription } from "@visita/domain/billing/billing.contract";
import { BILLING_MESSAGES } from "@visita/domain/billing/billing.messages";
import { formatDay } from "@visita/domain/format";
import { RotateCw } from "lucide-react";
import type { Ref } from "react";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { BillingActions } from "./use-billing-actions.ts";

export function SandboxNotice() {
  return (
    <Notice tone="warning" title="Sandbox: nothing is charged">
      Try out the plans. You don’t need a payment card.
    </Notice>
  );
}

type ActionNoticeProps = { subscription: UserSubscription; actions: BillingActions };

/** Seven days is how long the server keeps everything open after a failed payment. */
export function PastDueNotice({ subscription, actions }: ActionNoticeProps) {
  const isOpen = subscription.status === "active";
  return (
    <Notice tone="warning" title="Your last payment failed">
      <p>
        {isOpen
          ? "Everything stays on for 7 days. Check your payment method on the billing page to keep your plan."
          : "The 7 days are over. Check your payment method on the billing page to get Premium back."}
      </p>
      <div className="mt-3 mb-1">
        <Button
          variant="secondary"
          isBusy={actions.running === "portal"}
          busyLabel="Opening..."
          onClick={() => void actions.openPortal()}
        >
          Open the billing page
        </Button>
      </div>
    </Notice>
  );
}

type EndingNoticeProps = ActionNoticeProps & {
  cancelAt: string;
  onResumed: () => void;
  ref: Ref<HTMLDivElement>;
};

/** After a cancellation: what is still on, until when, and the way back. */
export function EndingNotice({ cancelAt, actions, onResumed, ref }: EndingNoticeProps) {
  async function resume() {
    if (await actions.resume()) onResumed();
  }
  return (
    <div ref={ref} tabIndex={-1}>
      <Notice title="Your subscription is cancelled">
        <p>
          Premium stays on until <LongDate iso={cancelAt} />. You will not be charged again.
        </p>
        <div className="mt-3 mb-1">
          <Button
            variant="secondary"
            isBusy={actions.running === "resume"}
            busyLabel="Resuming..."
            onClick={() => void resume()}
          >
            Resume
          </Button>
        </div>
      </Notice>
    </div>
  );
}

/** The plan was bought at a price that is not offered any more, so no card on the page stands for it. */
export function UnlistedPlanNotice({ onCancel }: { onCancel: () => void }) {
  return (
    <Notice title="Your plan is no longer sold">
      <p>It continues as you bought it until you cancel.</p>
      <div className="mt-3 mb-1">
        <Button variant="danger" onClick={onCancel}>
          Cancel Subscription
        </Button>
      </div>
    </Notice>
  );
}

type LoadFailureProps = { isRetrying: boolean; onRetry: () => void };

export function LoadFailure({ isRetrying, onRetry }: LoadFailureProps) {
  return (
    <div role="alert">
      <Notice tone="danger" title={BILLING_MESSAGES.plansFailed}>
        <p>Your plan is not affected.</p>
        <div className="mt-3 mb-1">
          <Button
            variant="secondary"
            icon={RotateCw}
            isBusy={isRetrying}
            busyLabel="Trying..."
            onClick={onRetry}
          >
            Try again
          </Button>
        </div>
      </Notice>
    </div>
  );
}

/** A day that does not break between number and month. */
export function LongDate({ iso }: { iso: string }) {
  return (
    <time className="whitespace-nowrap" dateTime={iso}>
      {formatDay(iso)}
    </time>
  );
}
