import { Notice } from "../../ui/notice.tsx";
import { Spinner } from "../../ui/progress.tsx";
import type { CheckoutBanner as News } from "./use-checkout-return.ts";

/** Told in a place that is always there, or screen readers would not hear of it. */
export function CheckoutBanner({ news }: { news: News | null }) {
  return <div role="status">{news && <NewsText news={news} />}</div>;
}

function NewsText({ news }: { news: News }) {
  switch (news) {
    case "confirming":
      return <Waiting text="We are confirming your payment." />;
    case "changing":
      return <Waiting text="We are confirming your new plan." />;
    case "paid":
      return <Notice>Payment received, activation may take a minute.</Notice>;
    case "unheard":
      return (
        <Notice title="No payment confirmed yet.">
          If you paid, your plan starts as soon as the payment provider confirms. If not, nothing was charged,
          and you can choose a plan below.
        </Notice>
      );
    case "unchanged":
      return (
        <Notice title="Change not confirmed yet.">
          Your new plan appears here as soon as the payment provider confirms.
        </Notice>
      );
    case "changed":
      return (
        <Notice tone="success" title="Your plan has changed.">
          Thank you. It applies from now on.
        </Notice>
      );
    case "active":
      return (
        <Notice tone="success" title="Your plan is active.">
          Thank you. You can use all its features now.
        </Notice>
      );
    case "cancelled":
      return <Notice>You left the checkout. Nothing was charged, and your plan is unchanged.</Notice>;
    case "resumed":
      return (
        <Notice tone="success" title="Your subscription continues.">
          Your cancellation is undone. Nothing was charged today.
        </Notice>
      );
  }
}

function Waiting({ text }: { text: string }) {
  return (
    <div className="flex items-center gap-3 rounded-md bg-accent-soft px-4 py-3.5 text-small">
      <Spinner className="text-accent" />
      <p>{text}</p>
    </div>
  );
}
