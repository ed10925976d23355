import { BILLING_MESSAGES } from "@visita/domain/billing/billing.messages";
import { RotateCw } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";

type LoadFailureProps = { isRetrying: boolean; onRetry: () => void };

export function LoadFailure({ isRetrying, onRetry }: LoadFailureProps) {
  return (
    <div role="alert">
      <Notice tone="danger" title={BILLING_MESSAGES.plansFailed}>
        <p>Your plan itself is not touched by this.</p>
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
