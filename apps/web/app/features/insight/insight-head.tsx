import type { OwnCard } from "@visita/domain/card/card.contract";
import { dayWords, numberWord } from "@visita/domain/format";
import type { Period } from "@visita/domain/insight/insight.constants";
import type { JointInsights } from "@visita/domain/insight/insight.contract";
import { type InsightWords, insightTexts } from "@visita/domain/owner-messages/insights";
import type { ReactNode, Ref } from "react";
import { useTranslate } from "../../lib/language.tsx";
import { Skeleton } from "../../ui/progress.tsx";
import { CardFan, CardThumbnail, type ThumbnailCard } from "../card/public/card-thumbnail.tsx";
import { firstDayOf, rangeOf } from "./periods.ts";

type InsightHeadProps = {
  headingRef: Ref<HTMLHeadingElement>;
  /** The cards that the figures are about, or some of them. */
  cards: readonly ThumbnailCard[];
  /** What the figures are about, once that is known. */
  about: string | undefined;
  isLoading: boolean;
  /** At the end of the line, where there is room. */
  children: ReactNode;
};

export function InsightHead({ headingRef, cards, about, isLoading, children }: InsightHeadProps) {
  const t = useTranslate(insightTexts);
  const [first, second] = cards;
  return (
    <div className="mb-5 flex items-end justify-between gap-6">
      <div className="flex min-w-0 items-center gap-5">
        {second ? <CardFan cards={cards} /> : first && <CardThumbnail card={first} />}
        <div className="min-w-0">
          <h1 ref={headingRef} tabIndex={-1} className="type-title">
            {t("title")}
          </h1>
          {isLoading && <Skeleton className="mt-2 mb-1 h-4 w-44 max-w-full" />}
          {about !== undefined && <p className="mt-1 text-muted">{about}</p>}
        </div>
      </div>
      <div className="shrink-0 max-md:hidden">{children}</div>
    </div>
  );
}

/** What the figures are about. A card may be younger than the period: what was before it cannot have been visited. */
export function headWords(
  cards: readonly OwnCard[],
  insights: JointInsights,
  period: Period,
  t: InsightWords,
): string {
  const range = rangeOf(t.language, insights, period);
  const count = cards.length;
  if (count > 1) return t("cardsAndRange", { ...range, count, number: numberWord(t.language, count) });
  const day = firstDayOf(cards);
  const isYounger = count === 1 && day > insights.from;
  return isYounger ? t("rangeAndMade", { ...range, day: dayWords(t.language, day) }) : t("range", range);
}
