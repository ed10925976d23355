import { Notice } from "../../ui/notice.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import type { CheckoutBanner as News } from "./use-checkout-return.ts";

/** Told in a place that is always there, or screen readers would not hear of it. */
export function CheckoutBanner({ news }: { news: News | null }) {
  return <div role="status">{news && <NewsText news={news} />}</div>;
}

function NewsText({ news }: { news: News }) {
  switch (news) {
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
