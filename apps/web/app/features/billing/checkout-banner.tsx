import { Notice } from "../../ui/notice.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import type { CheckoutState } from "./use-checkout-return.ts";

/** The live region is always mounted: screen readers ignore one that is inserted with its text. */
export function CheckoutBanner({ state }: { state: CheckoutState | null }) {
  return <div role="status">{state && <CheckoutMessage state={state} />}</div>;
}

function CheckoutMessage({ state }: { state: CheckoutState }) {
  switch (state) {
    case "confirming":
      return (
        <div className="flex items-center gap-3 rounded-md bg-accent-soft px-4 py-3.5 text-small">
          <Spinner className="text-accent" />
          <p>We are confirming your payment.</p>
        </div>
      );
    case "late":
      return <Notice>Payment received, activation may take a minute.</Notice>;
    case "active":
      return (
        <Notice tone="success" title="Your plan is active.">
          Thank you. Everything that comes with it is open now.
        </Notice>
      );
    case "cancelled":
      return <Notice>You left the checkout. Nothing was charged and your plan is as it was.</Notice>;
    case "resumed":
      return (
        <Notice tone="success" title="Your subscription runs on.">
          The cancellation is taken back and nothing was charged today.
        </Notice>
      );
  }
}
