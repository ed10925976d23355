import { availableSlots, featuresOf, type PlanStatus } from "@visita/domain/billing/plan.rules";
import { type DashboardText, dashboardTexts } from "@visita/domain/owner-messages/dashboard";
import { Plus } from "lucide-react";
import { type Ref, useId } from "react";
import { useTranslate } from "../../lib/language.tsx";
import { Button } from "../../ui/button.tsx";
import { ButtonLink, TextLink } from "../../ui/links.tsx";
import { Skeleton } from "../../ui/progress.tsx";
import { TaggedText } from "../../ui/tagged-text.tsx";

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
  const t = useTranslate(dashboardTexts);
  const slotsId = useId();
  const isCounted = cards !== undefined && status !== undefined;
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-4 lg:mb-8 lg:flex-nowrap">
      <div>
        <h1 ref={headingRef} tabIndex={-1} className="type-title">
          {t("yourCards")}
        </h1>
        {isLoading && <Skeleton className="mt-2 mb-1 h-4 w-36" />}
        <div className="mt-1 flex flex-wrap items-baseline gap-x-3">
          {isCounted && <SlotsLine id={slotsId} cards={cards} status={status} />}
          {cards !== undefined && cards > 1 && (
            <TextLink to="/dashboard" state={ORDERING} replace={false}>
              {t("changeOrder")}
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
          {t("addCard")}
        </ButtonLink>
      )}
    </div>
  );
}

type SlotsLineProps = { id: string; cards: number; status: PlanStatus };

/** How much of the plan is used, in one line under the title. */
function SlotsLine({ id, cards, status }: SlotsLineProps) {
  const t = useTranslate(dashboardTexts);
  return (
    <p id={id} className="max-w-prose text-muted">
      <TaggedText
        text={slotsText(cards, status, t)}
        tags={{ premium: (name) => <TextLink to="/subscription">{name}</TextLink> }}
      />
    </p>
  );
}

function slotsText(cards: number, status: PlanStatus, t: DashboardText): string {
  const used = { used: cards, count: featuresOf(status).cards };
  const slots = availableSlots(status, cards);
  const isPremium = status === "active";
  if (slots < 0) return t(isPremium ? "tooMany" : "tooManyForFree", { count: cards, more: -slots });
  if (slots > 0) return t("inUse", used);
  return isPremium ? t("allInUse", used) : t("premiumHasRoom", { ...used, max: featuresOf("active").cards });
}

type OrderHeadProps = { headingRef: Ref<HTMLHeadingElement>; onDone: () => void };

/** In place of the head while the cards are put in order. */
export function OrderHead({ headingRef, onDone }: OrderHeadProps) {
  const t = useTranslate(dashboardTexts);
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-4 lg:mb-8 lg:flex-nowrap">
      <div>
        <h1 ref={headingRef} tabIndex={-1} className="type-title">
          {t("yourCards")}
        </h1>
        <p className="mt-1 text-muted">{t("dragACard")}</p>
      </div>
      <Button className="w-full shrink-0 lg:w-auto" onClick={onDone}>
        {t("done")}
      </Button>
    </div>
  );
}
