import { insightTexts } from "@visita/domain/owner-messages/insights";
import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useTranslate } from "../../../lib/language.tsx";
import { TaggedText } from "../../../ui/tagged-text.tsx";

export const IN_BOLD = { number: (number: string) => <b className="font-semibold">{number}</b> };

type BreakdownRowProps = {
  to: string;
  name: string;
  detail: string;
  views: number;
  leading?: ReactNode;
};

/** A part of the team's cards with its views, which leads to that part. */
export function BreakdownRow({ to, name, detail, views, leading }: BreakdownRowProps) {
  const t = useTranslate(insightTexts);
  return (
    <li className="not-first:border-t not-first:border-line">
      <Link to={to} className="group flex min-h-15 items-center gap-3.5 rounded-xs py-2.5 leading-[1.35]">
        {leading}
        <span className="grid min-w-0 flex-1 font-semibold wrap-anywhere">
          <bdi className="underline-offset-3 group-hover:text-accent group-hover:underline">{name}</bdi>
          <small className="text-help font-normal text-muted">
            <bdi>{detail}</bdi>
          </small>
        </span>
        <span className="shrink-0 text-end text-small">
          <TaggedText text={t("viewsOfCard", { count: views })} tags={IN_BOLD} />
        </span>
        <ChevronRight
          aria-hidden="true"
          size={20}
          strokeWidth={1.75}
          className="shrink-0 text-muted rtl:-scale-x-100"
        />
      </Link>
    </li>
  );
}
