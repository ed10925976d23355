import type { AdminOverview } from "@visita/domain/admin/admin-overview.contract";
import {
  capitalized,
  formatDayAndTime,
  formatNumber,
  formatTimeAgo,
  numberWord,
} from "@visita/domain/format";
import { megabytes } from "@visita/domain/format-bytes";
import { adminTexts } from "@visita/domain/owner-messages/admin";
import {
  Archive,
  Database,
  Flag,
  HardDrive,
  type LucideIcon,
  Mail,
  Package,
  ShieldCheck,
} from "lucide-react";
import { type ReactNode, use } from "react";
import { LanguageContext, useTranslate } from "../../lib/language.tsx";
import { metaIn } from "../../lib/page-meta.ts";
import { Badge } from "../../ui/badge.tsx";
import { ButtonLink } from "../../ui/links.tsx";
import { Skeleton } from "../../ui/progress.tsx";
import { useAdminAccess, useOverview } from "./admin.queries.ts";
import { AdminFailure, PageHead, panelClasses } from "./admin-parts.tsx";
import { ViewsByDay } from "./views-by-day.tsx";

export function OverviewPage() {
  const t = useTranslate(adminTexts);
  const query = useOverview();
  const confirmedAt = useAdminAccess().data?.confirmedAt;
  return (
    <>
      <PageHead title={t("overview")}>
        {confirmedAt && (
          <span className="flex items-center gap-2 text-help">
            <ShieldCheck size={20} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-success" />
            {t("confirmedAgo", { time: formatTimeAgo(t.language, confirmedAt) })}
          </span>
        )}
      </PageHead>
      <AdminFailure query={query} />
      {query.data ? <Overview overview={query.data} /> : !query.error && <Skeleton className="h-96 w-full" />}
    </>
  );
}

function Overview({ overview }: { overview: AdminOverview }) {
  const t = useTranslate(adminTexts);
  const { urgent, people, cards, payments, views } = overview;
  const yesterday = views.at(-2)?.count ?? 0;
  const more = yesterday - (views.at(-3)?.count ?? 0);
  return (
    <div className="grid grid-cols-1 gap-5">
      {urgent.map((card) => (
        <UrgentReports key={card.cardid} {...card} />
      ))}
      <dl className={`${panelClasses} grid grid-cols-2 gap-x-4 gap-y-5 p-5 lg:grid-cols-4 lg:px-7 lg:py-6`}>
        <Figure label={t("people")} value={people.total}>
          {t("moreThisWeek", { count: people.thisWeek })}
        </Figure>
        <Figure label={t("cards")} value={cards.total}>
          {t("pausedAndDown", { paused: cards.paused, down: cards.down })}
        </Figure>
        <Figure label={t("viewsYesterday")} value={yesterday}>
          {t(more < 0 ? "fewerThanBefore" : "moreThanBefore", { count: Math.abs(more) })}
        </Figure>
        <Figure label={t("paidPlans")} value={payments.active}>
          {t("withFailedPayment", { count: payments.failed })}
        </Figure>
      </dl>
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
        <ViewsByDay views={views} />
        <Installation overview={overview} />
      </div>
    </div>
  );
}

function UrgentReports({ cardid, username, networks }: AdminOverview["urgent"][number]) {
  const t = useTranslate(adminTexts);
  return (
    <section className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg bg-danger-soft px-5 py-4">
      <Flag size={22} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-danger" />
      <div className="grid min-w-0 flex-1 basis-56">
        <h2 className="font-semibold wrap-anywhere">{t("urgentReports", { card: `/c/${username}` })}</h2>
        <p className="text-help">
          {t("fromNetworks", { count: networks, number: numberWord(t.language, networks) })}
        </p>
      </div>
      <ButtonLink to={`/admin/reports/${cardid}`} variant="danger" className="max-md:w-full">
        {t("lookAtIt")}
      </ButtonLink>
    </section>
  );
}

function Figure({ label, value, children }: { label: string; value: number; children: ReactNode }) {
  const language = use(LanguageContext);
  return (
    <div className="grid content-start">
      <dt className="text-small font-semibold text-muted">{label}</dt>
      <dd className="font-display text-[2.125rem]/[1.15] tracking-[-0.025em] lg:text-[2.5rem]/[1.15]">
        {formatNumber(language, value)}
      </dd>
      <dd className="text-help text-muted">{children}</dd>
    </div>
  );
}

function Installation({ overview }: { overview: AdminOverview }) {
  const t = useTranslate(adminTexts);
  const { mail, database, disk, backup, version, startedAt } = overview;
  const letters = { waiting: mail.waiting, failed: mail.dead };
  return (
    <section className={`${panelClasses} p-5 lg:px-7 lg:py-6`}>
      <h2 className="type-heading mb-2">{t("theInstallation")}</h2>
      <ul className="grid">
        <Part label={t("mail")} icon={Mail} isWell={mail.dead === 0}>
          {mail.deadSince
            ? t("mailStateSince", { ...letters, time: formatDayAndTime(t.language, mail.deadSince) })
            : t("mailState", letters)}
        </Part>
        <Part label={t("database")} icon={Database} isWell={database.pingMs < SLOW_PING_MS}>
          {t("databaseState", { size: megabytes(t.language, database.bytes), ms: database.pingMs })}
        </Part>
        {disk && (
          <Part label={t("disk")} icon={HardDrive} isWell={disk.usedPercent < FULL_DISK_PERCENT}>
            {t("diskState", { percent: String(disk.usedPercent), size: megabytes(t.language, disk.bytes) })}
          </Part>
        )}
        {backup && (
          <Part label={t("backup")} icon={Archive} isWell={backup.at !== null}>
            {backup.at
              ? t("backupState", {
                  time: capitalized(formatTimeAgo(t.language, backup.at)),
                  size: megabytes(t.language, backup.bytes),
                })
              : t("noBackup")}
          </Part>
        )}
        <Part label={t("version", { version })} icon={Package}>
          {t("runningSince", { time: formatDayAndTime(t.language, startedAt) })}
        </Part>
      </ul>
    </section>
  );
}

const SLOW_PING_MS = 100;
const FULL_DISK_PERCENT = 90;

type PartProps = { label: string; icon: LucideIcon; isWell?: boolean; children: ReactNode };

function Part({ label, icon: Icon, isWell, children }: PartProps) {
  const t = useTranslate(adminTexts);
  return (
    <li className="grid min-h-13 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 border-t border-line py-2 first:border-0">
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" className="text-muted" />
      <div className="grid">
        <strong className="font-semibold">{label}</strong>
        <span className="text-help text-muted">{children}</span>
      </div>
      {isWell !== undefined && (
        <Badge tone={isWell ? "success" : "warning"}>{t(isWell ? "ok" : "needsAttention")}</Badge>
      )}
    </li>
  );
}

export const meta = metaIn(adminTexts, { title: "overviewTitle" });

export default OverviewPage;
