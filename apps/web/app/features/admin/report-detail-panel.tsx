import type { ReportDetail } from "@visita/domain/admin/admin-reports.contract";
import { themeOf } from "@visita/domain/card/themes";
import { capitalized, formatEnumeration, formatNearTime, formatTimeAgo } from "@visita/domain/format";
import { adminCards } from "@visita/domain/owner-messages/admin-cards";
import { ArrowUpRight, Ban } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { call } from "../../lib/api.ts";
import { cardPath } from "../../lib/card-path.ts";
import { useTranslate } from "../../lib/language.tsx";
import { Button, ButtonLabel, buttonClasses } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Skeleton } from "../../ui/progress.tsx";
import { TaggedText } from "../../ui/tagged-text.tsx";
import { BusinessCard } from "../card/view/business-card.tsx";
import { useReport } from "./admin.queries.ts";
import { AdminFailure, panelClasses } from "./admin-parts.tsx";
import { CardStateBadge, Suspicion } from "./card-state-badge.tsx";
import { ReasonDialog } from "./reason-dialog.tsx";
import { TakeDownDialog } from "./take-down-dialog.tsx";

type OpenDialog = "takedown" | "leaveup" | "putback";

export function ReportDetailPanel({ cardid }: { cardid: string }) {
  const t = useTranslate(adminCards);
  const query = useReport(cardid);
  const [dialog, setDialog] = useState<OpenDialog>();
  const report = query.data;
  return (
    <section
      aria-label={t("report")}
      className={`${panelClasses} grid grid-cols-1 gap-5 p-5 lg:px-7 lg:py-6`}
    >
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
  const t = useTranslate(adminCards);
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
        <h2 dir="ltr" className="type-heading text-text wrap-anywhere">
          /c/{report.username}
        </h2>
        <p className="wrap-anywhere">
          {formatEnumeration(t.language, [fullname, report.companyname].filter(Boolean))}
        </p>
        <p className="wrap-anywhere">
          <Link to={`/admin/people/${owner.accountid}`} className="type-link">
            <bdi>{owner.name}</bdi>
          </Link>{" "}
          <bdi dir="ltr">{owner.email}</bdi>
        </p>
        <p>
          {t("createdAndViews", { time: formatTimeAgo(t.language, report.createdAt), count: report.views })}
        </p>
        <p className="mt-2 flex flex-wrap gap-2">
          <CardStateBadge state={report.state} />
          {report.suspicion && <Suspicion stored={report.suspicion} />}
        </p>
      </div>
    </div>
  );
}

/** What the card says, also while nobody can open it. No links: they may lead to what was reported. */
function CardText({ report }: { report: ReportDetail }) {
  const t = useTranslate(adminCards);
  const { reading, bio, channels, secondSide } = report;
  return (
    <section aria-label={t("whatTheCardSays")} className="grid gap-3">
      {reading && (
        <p className="text-help text-muted wrap-anywhere">
          <TaggedText text={t("spoken", { name: reading })} tags={{ name: (name) => <bdi>{name}</bdi> }} />
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
  const t = useTranslate(adminCards);
  const { fullname, reading, occupation, companyname, bio, address, titles } = side;
  const lines = [fullname, reading, occupation, companyname, bio, address, ...Object.values(titles)];
  return (
    <>
      <h3 className="type-heading">{t("secondSide")}</h3>
      <p className="whitespace-pre-line wrap-anywhere" dir="auto">
        {lines.filter(Boolean).join("\n")}
      </p>
    </>
  );
}

function Takedown({ takedown }: { takedown: NonNullable<ReportDetail["takedown"]> }) {
  const t = useTranslate(adminCards);
  const { at, reason } = takedown;
  return (
    <Notice tone="warning" title={t("takenDownAgo", { time: formatTimeAgo(t.language, at), reason })}>
      <p className="whitespace-pre-line wrap-anywhere">{takedown.told}</p>
      {takedown.answer && (
        <>
          <p className="mt-3 font-semibold">{t("ownerAnswered")}</p>
          <p className="whitespace-pre-line wrap-anywhere" dir="auto">
            {takedown.answer}
          </p>
        </>
      )}
    </Notice>
  );
}

/** By what came of a report; each also for one whose sender wants an answer. */
const REPORT_LINES = {
  open: ["reportedFor", "reportedWantsAnswer"],
  taken_down: ["reportedForTakenDown", "reportedWantsAnswerTakenDown"],
  left_up: ["reportedForLeftOnline", "reportedWantsAnswerLeftOnline"],
} as const;

function Reports({ reports }: Pick<ReportDetail, "reports">) {
  const t = useTranslate(adminCards);
  if (reports.length === 0) return <p className="text-muted">{t("noOneReported")}</p>;
  return (
    <ul className="grid gap-2.5">
      {reports.map((report) => (
        <li
          key={report.reportid}
          className="grid gap-1.5 rounded-e-md border-s-[3px] border-line-strong bg-sunk px-4 py-3.5"
        >
          {report.text && (
            <p className="whitespace-pre-line wrap-anywhere" dir="auto">
              {t("quoted", { text: report.text })}
            </p>
          )}
          <p className="text-help text-muted">
            {t(REPORT_LINES[report.outcome ?? "open"][report.wantsAnswer ? 1 : 0], {
              reason: t(report.reason),
              time: capitalized(formatNearTime(t.language, report.at)),
            })}
          </p>
        </li>
      ))}
    </ul>
  );
}

function Decisions({ report, onOpen }: { report: ReportDetail; onOpen: (kind: OpenDialog) => void }) {
  const t = useTranslate(adminCards);
  const isDown = report.state === "down";
  const isOpen = report.reports.some(({ outcome }) => outcome === null);
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2.5 max-md:*:w-full">
        {isDown ? (
          <Button onClick={() => onOpen("putback")}>{t("restore")}</Button>
        ) : (
          <Button variant="danger" icon={Ban} onClick={() => onOpen("takedown")}>
            {t("takeDown")}
          </Button>
        )}
        {isOpen && (
          <Button variant="secondary" onClick={() => onOpen("leaveup")}>
            {t(isDown ? "closeReports" : "leaveOnline")}
          </Button>
        )}
        <a
          href={cardPath(report.username)}
          target="_blank"
          rel="noopener"
          className={buttonClasses({ variant: "ghost" })}
        >
          <ButtonLabel icon={ArrowUpRight}>{t("openCard")}</ButtonLabel>
        </a>
      </div>
      <p className="text-help text-muted">{t("reportersGetEmail")}</p>
    </div>
  );
}

type DecisionDialogProps = { kind: OpenDialog; report: ReportDetail; onClose: () => void };

function DecisionDialog({ kind, report, onClose }: DecisionDialogProps) {
  const t = useTranslate(adminCards);
  const params = { cardid: report.cardid };
  const card = `/c/${report.username}`;
  if (kind === "takedown") {
    return <TakeDownDialog card={report} reason={report.reports[0]?.reason} onClose={onClose} />;
  }
  return kind === "putback" ? (
    <ReasonDialog
      title={t("restoreTitle", { card })}
      description={t("restoreText")}
      confirmLabel={t("restore")}
      send={(reason) => call("POST /api/admin/cards/:cardid/putback", { params, body: { reason } })}
      onClose={onClose}
    />
  ) : (
    <ReasonDialog
      title={t("leaveOnlineTitle", { card })}
      description={t("leaveOnlineText")}
      confirmLabel={t("leaveOnline")}
      send={(reason) => call("POST /api/admin/reports/:cardid/leaveup", { params, body: { reason } })}
      onClose={onClose}
    />
  );
}
