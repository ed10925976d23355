import { plansTexts } from "@visita/domain/owner-messages/plans";
import { Check, CircleCheck } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useTranslate } from "../../../lib/language.tsx";
import { CardCover } from "../../../ui/card-cover.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { TaggedText } from "../../../ui/tagged-text.tsx";
import type { PlanOffer } from "./plan-offers.ts";

type PlanCardProps = {
  offer: PlanOffer;
  isChosen: boolean;
  /** What can be done about the plan; gets the id of its heading, to be described by. */
  children: (headingId: string) => ReactNode;
};

export function PlanCard({ offer, isChosen, children }: PlanCardProps) {
  const t = useTranslate(plansTexts);
  const headingId = useId();
  const { price, period } = offer;
  return (
    <article
      aria-labelledby={headingId}
      className={classNames(
        "flex h-full flex-col overflow-hidden rounded-xl bg-surface",
        isChosen ? "shadow-card outline-2 outline-accent" : "inset-ring inset-ring-line",
      )}
    >
      <CardCover theme={offer.cover} className="flex min-h-28 flex-col justify-end gap-2 px-5 py-4.5">
        {offer.badge && (
          <span className="-mt-1 -me-1.5 mb-auto inline-flex min-h-7 items-center self-end rounded-sm bg-white px-2.5 text-caption font-semibold text-ink-900">
            {offer.badge}
          </span>
        )}
        <h2 id={headingId} className="type-heading text-[1.5rem]">
          {offer.name}
        </h2>
      </CardCover>
      <div className="flex flex-1 flex-col p-5">
        <p className="text-muted">
          <TaggedText
            text={t(period === "month" ? "pricePerMonth" : "pricePerYear", { price })}
            tags={{
              price: (text) => (
                <span className="font-display text-[3rem]/none font-[430] tracking-[-0.03em] text-text">
                  {text}
                </span>
              ),
            }}
          />
        </p>
        <p className="mt-1.5 text-small text-muted">{offer.note}</p>
        <ul className="mt-5 mb-6 grid gap-2.5 border-t border-line pt-5 text-small leading-[1.4]">
          {offer.features.map((feature) => (
            <li key={feature} className="flex gap-2.5">
              <Check
                aria-hidden="true"
                size={18}
                strokeWidth={1.75}
                className="mt-0.5 shrink-0 text-success"
              />
              {feature}
            </li>
          ))}
        </ul>
        <div className="mt-auto grid gap-3">
          {isChosen && (
            <p className="flex items-center gap-1.5 font-semibold text-success">
              <CircleCheck aria-hidden="true" size={18} strokeWidth={2} className="shrink-0" />
              {t("yourPlan")}
            </p>
          )}
          {children(headingId)}
        </div>
      </div>
    </article>
  );
}

/** Three in a row only where the longest button fits into a third; before that, the free plan lies across. */
export const planGridClasses =
  "grid gap-5 md:grid-cols-2 md:max-[72rem]:*:first:col-span-2 min-[72rem]:grid-cols-3";
