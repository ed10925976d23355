import { availableSlots, featuresOf, type PlanStatus } from "@visita/domain/billing/plan.rules";
import { Plus } from "lucide-react";
import { type Ref, useId } from "react";
import { Button } from "../../ui/button.tsx";
import { ButtonLink, TextLink } from "../../ui/links.tsx";
import { Skeleton } from "../../ui/progress.tsx";

type DashboardHeadProps = {
  headingRef: Ref<HTMLHeadingElement>;
  /** How many there are; both stay away while they are not known. */
  cards: number | undefined;
  status: PlanStatus | undefined;
  isLoading: boolean;
  isEmpty: boolean;
};

/** The state of the history entry in which the cards are put in order; the back button leads out of it. */
export const ORDERING = { isOrdering: true };

export function DashboardHead(props: DashboardHeadProps) {
  const { headingRef, cards, status, isLoading, isEmpty } = props;
  const slotsId = useId();
  const isCounted = cards !== undefined && status !== undefined;
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-4 lg:mb-8 lg:flex-nowrap">
      <div>
        <h1 ref={headingRef} tabIndex={-1} className="type-title">
          Your cards
        </h1>
        {isLoading && <Skeleton className="mt-2 mb-1 h-4 w-36" />}
        <div className="mt-1 flex flex-wrap items-baseline gap-x-3">
          {isCounted && <SlotsLine id={slotsId} cards={cards} status={status} />}
          {cards !== undefined && cards > 1 && (
            <TextLink to="/dashboard" state={ORDERING} replace={false}>
              Change order
            </TextLink>
          )}
        </div>
      </div>
      {/* The empty page has this button in its middle. Not primary: what is there comes first. */}
      {!isEmpty && (
        <ButtonLink
          to="/b/c"
          icon={Plus}
          variant="secondary"
          aria-describedby={isCounted ? slotsId : undefined}
          className="w-full shrink-0 lg:w-auto"
        >
          Add Business Card
        </ButtonLink>
      )}
    </div>
  );
}

type SlotsLineProps = { id: string; cards: number; status: PlanStatus };

/** How much of the plan is used, in one line under the title. */
function SlotsLine({ id, cards, status }: SlotsLineProps) {
  const limit = featuresOf(status).cards;
  const slots = availableSlots(status, cards);
  const isPremium = status === "active";
  return (
    <p id={id} className="max-w-prose text-muted">
      {slots < 0
        ? `${cards} cards, ${-slots} more than ${isPremium ? "your" : "the free"} plan has room for`
        : `${cards} of ${limit} ${limit === 1 ? "card" : "cards"} in use`}
      {slots === 0 && isPremium && ", no room for more"}
      {slots === 0 && !isPremium && (
        <>
          . <TextLink to="/subscription">Premium</TextLink> has room for {featuresOf("active").cards}.
        </>
      )}
    </p>
  );
}

type OrderHeadProps = { headingRef: Ref<HTMLHeadingElement>; onDone: () => void };

/** In place of the head while the cards are put in order. */
export function OrderHead({ headingRef, onDone }: OrderHeadProps) {
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-4 lg:mb-8 lg:flex-nowrap">
      <div>
        <h1 ref={headingRef} tabIndex={-1} className="type-title">
          Your cards
        </h1>
        <p className="mt-1 text-muted">Drag a card, or use the arrows.</p>
      </div>
      <Button className="w-full shrink-0 lg:w-auto" onClick={onDone}>
        Done
      </Button>
    </div>
  );
}
