import type { ReportDetail } from "@visita/domain/admin/admin-reports.contract";
import { themeOf } from "@visita/domain/card/themes";
import { capitalized, counted, formatNearTime, formatTimeAgo } from "@visita/domain/format";
import { REPORT_REASON_LABELS } from "@visita/domain/report/report.messages";
import { ArrowUpRight, Ban } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { call } from "../../lib/api.ts";
import { cardPath } from "../../lib/card-path.ts";
import { Button, ButtonLabel, buttonClasses } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Skeleton } from "../../ui/progress.tsx";
import { BusinessCard } from "../card/view/business-card.tsx";
import { useReport } from "./admin.queries.ts";
import { AdminFailure, panelClasses } from "./admin-parts.tsx";
import { CardStateBadge, Suspicion } from "./card-state-badge.tsx";
import { ReasonDialog } from "./reason-dialog.tsx";
import { TakeDownDialog } from "./take-down-dialog.tsx";

type OpenDialog = "takedown" | "leaveup" | "putback";

export function ReportDetailPanel({ cardid }: { cardid: string }) {
  const query = useReport(cardid);
  const [dialog, setDialog] = useState<OpenDialog>();
  const report = query.data;
  return (
    <section aria-label="Report" className={`${panelClasses} grid grid-cols-1 gap-5 p-5 lg:px-7 lg:py-6`}>
      <AdminFailure query={query} />
      {!report && !query.error && <Skeleton className="h-64 w-full" />}
      {report && (
        <>
          <Head report={report} />
          {report.takedown && !report.takedown.putBackAt && <Takedown takedown={report.takedown} />}
          <Reports reports={report.reports} />
          <Decisions report={report} onOpen={setDialog} />
          <CardText report={report} />
          {dialog && <DecisionDialog kind={dialog} report={report} onClose={() => setDialog(undefined)} />}
        </>
      )}
    </section>
  );
}

function Head({ report }: { report: ReportDetail }) {
  const { fullname, occupation, owner } = report;
  return (
    <div className="grid grid-cols-1 items-center gap-4 xl:grid-cols-[15rem_minmax(0,1fr)]">
      <div aria-hidden="true" className="w-full max-w-80">
        <BusinessCard
          color={themeOf(report.color).key}
          fullname={fullname}
          role={occupation}
          photo={report.profilepic}
        />
      </div>
      <div className="grid justify-items-start gap-0.5 text-help text-muted">
        <h2 className="type-heading text-text wrap-anywhere">/c/{report.username}</h2>
        <p className="wrap-anywhere">
          <bdi>{fullname}</bdi>
          {report.companyname && (
            <>
              , <bdi>{report.companyname}</bdi>
            </>
          )}
        </p>
        <p className="wrap-anywhere">
          <Link to={`/admin/people/${owner.accountid}`} className="type-link">
            <bdi>{owner.name}</bdi>
          </Link>{" "}
          {owner.email}
        </p>
        <p>
          Created {formatTimeAgo(report.createdAt)}, {counted(report.views, "view")} in 30 days
        </p>
        <p className="mt-2 flex flex-wrap gap-2">
          <CardStateBadge state={report.state} />
          {report.suspicion && <Suspicion>{report.suspicion}</Suspicion>}
        </p>
      </div>
    </div>
  );
}

/** What the card says, also while nobody can open it. No links: they may lead to what was reported. */
function CardText({ report }: { report: ReportDetail }) {
  const { reading, bio, channels, secondSide } = report;
  return (
    <section aria-label="What the card says" className="grid gap-3">
      {reading && (
        <p className="text-help text-muted wrap-anywhere">
          Spoken: <bdi>{reading}</bdi>
        </p>
      )}
      {bio && (
        <p className="whitespace-pre-line wrap-anywhere" dir="auto">
          {bio}
        </p>
      )}
      <dl className="grid gap-1 text-help">
        {channels.map(({ label, value }) => (
          <div key={label} className="flex flex-wrap gap-x-3">
            <dt className="text-muted wrap-anywhere">{label}</dt>
            <dd className="min-w-0 wrap-anywhere">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {secondSide && <SecondSideText side={secondSide} />}
    </section>
  );
}

function SecondSideText({ side }: { side: NonNullable<ReportDetail["secondSide"]> }) {
  const { fullname, reading, occupation, companyname, bio, address, titles } = side;
  const lines = [fullname, reading, occupation, companyname, bio, address, ...Object.values(titles)];
  return (
    <>
      <h3 className="type-heading">Second side</h3>
      <p className="whitespace-pre-line wrap-anywhere" dir="auto">
        {lines.filter(Boolean).join("\n")}
      </p>
    </>
  );
}

function Takedown({ takedown }: { takedown: NonNullable<ReportDetail["takedown"]> }) {
  return (
    <Notice tone="warning" title={`Taken down ${formatTimeAgo(takedown.at)}: ${takedown.reason}`}>
      <p className="whitespace-pre-line wrap-anywhere">{takedown.told}</p>
      {takedown.answer && (
        <>
          <p className="mt-3 font-semibold">The owner answered</p>
          <p className="whitespace-pre-line wrap-anywhere" dir="auto">
            {takedown.answer}
          </p>
        </>
      )}
    </Notice>
  );
}

function Reports({ reports }: Pick<ReportDetail, "reports">) {
  if (reports.length === 0) return <p className="text-muted">No one has reported this card.</p>;
  return (
    <ul className="grid gap-2.5">
      {reports.map((report) => (
        <li
          key={report.reportid}
          className="grid gap-1.5 rounded-e-md border-s-[3px] border-line-strong bg-sunk px-4 py-3.5"
        >
          {report.text && (
            <p className="whitespace-pre-line wrap-anywhere" dir="auto">
              “{report.text}”
            </p>
          )}
          <p className="text-help text-muted">
            {REPORT_REASON_LABELS[report.reason]}. {capitalized(formatNearTime(report.at))}
            {report.wantsAnswer && ", wants an answer"}
            {report.outcome && (report.outcome === "taken_down" ? ". Taken down" : ". Left online")}
          </p>
        </li>
      ))}
    </ul>
  );
}

function Decisions({ report, onOpen }: { report: ReportDetail; onOpen: (kind: OpenDialog) => void }) {
  const isDown = report.state === "down";
  const isOpen = report.reports.some(({ outcome }) => outcome === null);
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2.5 max-md:*:w-full">
        {isDown ? (
          <Button onClick={() => onOpen("putback")}>Restore</Button>
        ) : (
          <Button variant="danger" icon={Ban} onClick={() => onOpen("takedown")}>
            Take down
          </Button>
        )}
        {isOpen && (
          <Button variant="secondary" onClick={() => onOpen("leaveup")}>
            {isDown ? "Close the reports" : "Leave online"}
          </Button>
        )}
        <a
          href={cardPath(report.username)}
          target="_blank"
          rel="noopener"
          className={buttonClasses({ variant: "ghost" })}
        >
          <ButtonLabel icon={ArrowUpRight}>Open card</ButtonLabel>
        </a>
      </div>
      <p className="text-help text-muted">
        Reporters who left an email address get one email when you decide. The owner never sees who reported.
      </p>
    </div>
  );
}

type DecisionDialogProps = { kind: OpenDialog; report: ReportDetail; onClose: () => void };

function DecisionDialog({ kind, report, onClose }: DecisionDialogProps) {
  const params = { cardid: report.cardid };
  if (kind === "takedown") {
    const reason = report.reports[0] && REPORT_REASON_LABELS[report.reports[0].reason];
    return <TakeDownDialog card={report} {...(reason && { reason })} onClose={onClose} />;
  }
  return kind === "putback" ? (
    <ReasonDialog
      title={`Restore /c/${report.username}?`}
      description="Visitors see it again immediately, and we notify its owner."
      confirmLabel="Restore"
      send={(reason) => call("POST /api/admin/cards/:cardid/putback", { params, body: { reason } })}
      onClose={onClose}
    />
  ) : (
    <ReasonDialog
      title={`Leave /c/${report.username} online?`}
      description="Its open reports are closed. Reporters who left an email address get one email."
      confirmLabel="Leave online"
      send={(reason) => call("POST /api/admin/reports/:cardid/leaveup", { params, body: { reason } })}
      onClose={onClose}
    />
  );
}
