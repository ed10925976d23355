import type { OwnCard } from "@visita/domain/card/card.contract";
import { roleLine } from "@visita/domain/card/role-line";
import type { Period } from "@visita/domain/insight/insight.constants";
import type { Insights } from "@visita/domain/insight/insight.contract";
import { insightTexts } from "@visita/domain/owner-messages/insights";
import { ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { cardPath } from "../../lib/card-path.ts";
import { useTranslate } from "../../lib/language.tsx";
import { TaggedText } from "../../ui/tagged-text.tsx";
import { CardChip, RestingSince } from "../card/view/card-chip.tsx";
import { Panel } from "./panel.tsx";

type CardBreakdownProps = { insights: Insights; cards: readonly OwnCard[]; period: Period };

/** Each card with its views; a row leads to the insights of that card. */
export function CardBreakdown({ insights, cards, period }: CardBreakdownProps) {
  const t = useTranslate(insightTexts);
  const views = new Map(insights.cards.map((card) => [card.cardid, card.views]));
  return (
    <Panel heading={t("cardByCard")}>
      <ul className="mt-2">
        {cards.map((card) => (
          <li key={card.cardid} className="not-first:border-t not-first:border-line">
            <Link
              to={`/insights?card=${encodeURIComponent(card.cardid)}&days=${period}`}
              className="group grid min-h-15 grid-cols-[2.5rem_minmax(0,1fr)_auto_1.25rem] items-center gap-3.5 rounded-xs py-2.5 leading-[1.35]"
            >
              <CardChip color={card.color} isResting={card.pausedAt !== null} className="w-10" />
              <span className="grid min-w-0 font-semibold wrap-anywhere">
                <span dir="ltr" className="underline-offset-3 group-hover:text-accent group-hover:underline">
                  {cardPath(card.username)}
                </span>
                <small className="text-help font-normal text-muted">
                  {card.pausedAt === null ? (
                    <bdi>{roleLine(card.occupation, card.companyname)}</bdi>
                  ) : (
                    <RestingSince pausedAt={card.pausedAt} />
                  )}
                </small>
              </span>
              <span className="text-end text-small">
                <TaggedText
                  text={t("viewsOfCard", { count: views.get(card.cardid) ?? 0 })}
                  tags={{ number: (number) => <b className="font-semibold">{number}</b> }}
                />
              </span>
              <ChevronRight aria-hidden="true" size={20} strokeWidth={1.75} className="text-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
