import type { PlanStatus } from "@visita/domain/billing/plan.rules";
import { Plus } from "lucide-react";
import { type Ref, useId } from "react";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { SlotsLine } from "./slots-line.tsx";

type DashboardHeadProps = {
  headingRef: Ref<HTMLHeadingElement>;
  /** How many there are; both stay away while they are not known. */
  cards: number | undefined;
  status: PlanStatus | undefined;
  isLoading: boolean;
  isEmpty: boolean;
};

export function DashboardHead({ headingRef, cards, status, isLoading, isEmpty }: DashboardHeadProps) {
  const slotsId = useId();
  const isCounted = cards !== undefined && status !== undefined;
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-4 lg:mb-8 lg:flex-nowrap">
      <div>
        <h1 ref={headingRef} tabIndex={-1} className="type-title">
          Your cards
        </h1>
        {isLoading && <Skeleton className="mt-2 mb-1 h-4 w-36" />}
        {isCounted && <SlotsLine id={slotsId} cards={cards} status={status} />}
      </div>
      {/* The empty page has this button in its middle. */}
      {!isEmpty && (
        <ButtonLink
          to="/b/c"
          icon={Plus}
          aria-describedby={isCounted ? slotsId : undefined}
          className="w-full shrink-0 lg:w-auto"
        >
          Add Business Card
        </ButtonLink>
      )}
    </div>
  );
}
