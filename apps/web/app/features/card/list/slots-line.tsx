import { availableSlots, featuresOf, type PlanStatus } from "@visita/domain/billing/plan.rules";
import { TextLink } from "../../../ui/text-link.tsx";

type SlotsLineProps = { id: string; cards: number; status: PlanStatus };

/** How much of the plan is used, in one line under the title. */
export function SlotsLine({ id, cards, status }: SlotsLineProps) {
  const limit = featuresOf(status).cards;
  const slots = availableSlots(status, cards);
  const isPremium = status === "active";
  return (
    <p id={id} className="mt-1 max-w-prose text-muted">
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
