import type { UserSubscription } from "@visita/domain/billing/billing.contract";
import type { Ref } from "react";
import { Skeleton } from "../../ui/skeleton.tsx";
import { DateInWords } from "./date-in-words.tsx";
import type { PlanOffer } from "./public/plan-offers.ts";

type PlanSummaryProps = {
  offers: readonly PlanOffer[] | undefined;
  subscription: UserSubscription | undefined;
  ref: Ref<HTMLParagraphElement>;
};

/** Which plan it is and when it is paid for next, in one line under the title. */
export function PlanSummary({ offers, subscription, ref }: PlanSummaryProps) {
  if (!offers || !subscription) return <Skeleton className="mt-2.5 mb-1 h-4 w-64 max-w-full" />;
  const { planId, renewsAt, pastDue } = subscription;
  const name = offers.find((offer) => offer.planId === planId)?.name ?? "a premium plan";
  return (
    <p ref={ref} tabIndex={-1} className="mt-1.5 text-muted">
      You are on {name}.
      {planId !== null && renewsAt !== null && !pastDue && (
        <>
          {" "}
          The next payment is on <DateInWords iso={renewsAt} />.
        </>
      )}
    </p>
  );
}
