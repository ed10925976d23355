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
        <Notice title="We have not heard of a payment yet.">
          If you paid, your plan opens here by itself as soon as the payment provider tells us. If you did
          not, nothing was charged, and you can choose a plan below.
        </Notice>
      );
    case "unchanged":
      return (
        <Notice title="We have not heard of the change yet.">
          Your new plan shows here by itself as soon as the payment provider tells us.
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

function Waiting({ text }: { text: string }) {
  return (
    <div className="flex items-center gap-3 rounded-md bg-accent-soft px-4 py-3.5 text-small">
      <Spinner className="text-accent" />
      <p>{text}</p>
    </div>
  );
}
