import type { ReportedCard } from "@visita/domain/admin/admin-reports.contract";
import { formatEnumeration, formatTimeAgo } from "@visita/domain/format";
import { adminTexts } from "@visita/domain/owner-messages/admin";
import { adminCards } from "@visita/domain/owner-messages/admin-cards";
import { ArrowLeft } from "lucide-react";
import { Link, NavLink, useLocation } from "react-router";
import { useTranslate } from "../../lib/language.tsx";
import { metaIn } from "../../lib/page-meta.ts";
import { Badge } from "../../ui/badge.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Segments } from "../../ui/segments.tsx";
import { useReports } from "./admin.queries.ts";
import { ListBody } from "./admin-list.tsx";
import { PageHead } from "./admin-parts.tsx";
import { ReportDetailPanel } from "./report-detail-panel.tsx";
import { useListParams } from "./use-list-params.ts";

const SEGMENTS = [
  { value: "open", label: "open" },
  { value: "closed", label: "closed" },
] as const;

/** The queue with the open report beside it; on a phone the report is a page of its own. */
export function ReportsPage({ cardid }: { cardid: string | undefined }) {
  const t = useTranslate(adminCards);
  const admin = useTranslate(adminTexts);
  const list = useListParams(SEGMENTS);
  const { search } = useLocation();
  const query = useReports(list.segment, list.after);
  const reports = query.data;
  return (
    <>
      <div className={classNames(cardid && "max-lg:hidden")}>
        <PageHead
          title={t("reports")}
          action={
            <Segments
              label={t("whichReports")}
              className="max-md:w-full"
              options={SEGMENTS.map(({ value, label }) => ({ value, label: t(label) }))}
              value={list.segment}
              onValueChange={list.setSegment}
            />
          }
        >
          {reports &&
            (reports.oldestAt
              ? t("openReports", { count: reports.open, time: formatTimeAgo(t.language, reports.oldestAt) })
              : t("noneOpen"))}
        </PageHead>
      </div>
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-[18.5rem_minmax(0,1fr)] lg:items-start">
        <div className={classNames("grid grid-cols-1 gap-4", cardid && "max-lg:hidden")}>
          <ListBody query={query} list={list} shown={[admin("firstFifty"), admin("more")]}>
            {({ cards }) => <Queue cards={cards} segment={list.segment} />}
          </ListBody>
        </div>
        {cardid && (
          <div>
            <h1 className="sr-only lg:hidden">{t("report")}</h1>
            <Link
              to={{ pathname: "/admin/reports", search }}
              className="-mt-3 mb-2 inline-flex min-h-touch items-center gap-2 lg:hidden"
            >
              <ArrowLeft size={20} strokeWidth={1.75} aria-hidden="true" />
              {t("reports")}
            </Link>
            <ReportDetailPanel key={cardid} cardid={cardid} />
          </div>
        )}
      </div>
    </>
  );
}

function Queue({ cards, segment }: { cards: readonly ReportedCard[]; segment: "open" | "closed" }) {
  const t = useTranslate(adminCards);
  const { search } = useLocation();
  if (cards.length === 0) {
    return <p className="text-muted">{t(segment === "open" ? "noOpenReports" : "noClosedReports")}</p>;
  }
  return (
    <ul className="grid gap-2">
      {cards.map((card) => (
        <li key={card.cardid}>
          <NavLink
            to={{ pathname: `/admin/reports/${card.cardid}`, search }}
            className="grid gap-1 rounded-lg border border-line bg-surface px-4 py-3.5 text-text no-underline hover:border-line-strong aria-[current=page]:border-accent aria-[current=page]:shadow-[inset_0_0_0_1px_var(--color-accent)]"
          >
            <span className="flex flex-wrap items-center justify-between gap-2">
              <strong dir="ltr" className="font-semibold wrap-anywhere">
                /c/{card.username}
              </strong>
              {card.isUrgent && <Badge tone="danger">{t("urgent")}</Badge>}
              {card.isAnswered && <Badge tone="accent">{t("answered")}</Badge>}
            </span>
            <span>{t(card.reason)}</span>
            <span className="text-help text-muted">
              {formatEnumeration(t.language, [
                t("reportCount", { count: card.reports }),
                ...(card.networks > 1 ? [t("networkCount", { count: card.networks })] : []),
                formatTimeAgo(t.language, card.latestAt),
              ])}
            </span>
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

export const meta = metaIn(adminTexts, { title: "reportsTitle" });

export default function ReportsPageRoute({ params }: { params: { cardid?: string } }) {
  return <ReportsPage cardid={params.cardid} />;
}
