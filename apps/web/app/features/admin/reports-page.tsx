import type { ReportedCard } from "@visita/domain/admin/admin-reports.contract";
import { REPORT_REASON_LABELS } from "@visita/domain/report/report.constants";
import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { Link, NavLink } from "react-router";
import { formatTimeAgo } from "../../lib/format-time.ts";
import { counted } from "../../lib/number-words.ts";
import { Badge } from "../../ui/badge.tsx";
import { classNames } from "../../ui/class-names.ts";
import { useReports } from "./admin.queries.ts";
import { AdminFailure, PageHead, Pager, Segments } from "./admin-parts.tsx";
import { ReportDetailPanel } from "./report-detail-panel.tsx";

const SEGMENTS = [
  { value: "open", label: "Open" },
  { value: "closed", label: "Closed" },
] as const;

/** The queue with the open report beside it; on a phone the report is a page of its own. */
export function ReportsPage({ cardid }: { cardid: string | undefined }) {
  const [segment, setSegment] = useState<"open" | "closed">("open");
  const [after, setAfter] = useState<string>();
  const query = useReports(segment, after);
  const reports = query.data;
  return (
    <>
      <div className={classNames(cardid && "max-lg:hidden")}>
        <PageHead title="Reports">
          {reports &&
            (reports.oldestAt
              ? `${reports.open} open, the oldest from ${formatTimeAgo(reports.oldestAt)}`
              : "None open")}
        </PageHead>
      </div>
      <div className="grid gap-6 lg:grid-cols-[18.5rem_minmax(0,1fr)] lg:items-start">
        <div className={classNames("grid gap-4", cardid && "max-lg:hidden")}>
          <Segments
            label="Which reports"
            options={SEGMENTS}
            value={segment}
            onChange={(value) => {
              setSegment(value);
              setAfter(undefined);
            }}
          />
          <AdminFailure query={query} />
          {reports && <Queue cards={reports.cards} segment={segment} />}
          {reports && (
            <Pager
              label="Next 50"
              next={reports.next}
              onNext={setAfter}
              {...(after !== undefined && { onFirst: () => setAfter(undefined) })}
            />
          )}
        </div>
        {cardid && (
          <div>
            <Link to="/admin/reports" className="mb-4 inline-flex min-h-touch items-center gap-2 lg:hidden">
              <ArrowLeft size={20} strokeWidth={1.75} aria-hidden="true" />
              Reports
            </Link>
            <ReportDetailPanel key={cardid} cardid={cardid} />
          </div>
        )}
      </div>
    </>
  );
}

function Queue({ cards, segment }: { cards: readonly ReportedCard[]; segment: "open" | "closed" }) {
  if (cards.length === 0) {
    return <p className="text-muted">{segment === "open" ? "No reports wait." : "None was closed yet."}</p>;
  }
  return (
    <ul className="grid gap-2">
      {cards.map((card) => (
        <li key={card.cardid}>
          <NavLink
            to={`/admin/reports/${card.cardid}`}
            className="grid gap-1 rounded-lg border border-line bg-surface p-4 text-text no-underline aria-[current=page]:border-accent"
          >
            <span className="flex flex-wrap items-center justify-between gap-2">
              <strong className="font-semibold wrap-anywhere">/c/{card.username}</strong>
              {card.isUrgent && <Badge tone="danger">Urgent</Badge>}
              {card.isAnswered && <Badge tone="accent">Answered</Badge>}
            </span>
            <span>{REPORT_REASON_LABELS[card.reason]}</span>
            <span className="text-help text-muted">
              {[
                counted(card.reports, "report"),
                card.networks > 1 && `${card.networks} networks`,
                formatTimeAgo(card.latestAt),
              ]
                .filter(Boolean)
                .join(", ")}
            </span>
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
