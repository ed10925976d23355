import type { AdminOverview } from "@visita/domain/admin/admin-overview.contract";
import {
  capitalized,
  formatDayAndTime,
  formatNumber,
  formatTimeAgo,
  numberWord,
} from "@visita/domain/format";
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
import type { ReactNode } from "react";
import { metaOf } from "../../lib/page-meta.ts";
import { Badge } from "../../ui/badge.tsx";
import { ButtonLink } from "../../ui/links.tsx";
import { Skeleton } from "../../ui/progress.tsx";
import { useAdminAccess, useOverview } from "./admin.queries.ts";
import { AdminFailure, PageHead, panelClasses } from "./admin-parts.tsx";
import { ViewsByDay } from "./views-by-day.tsx";

export function OverviewPage() {
  const query = useOverview();
  const confirmedAt = useAdminAccess().data?.confirmedAt;
  return (
    <>
      <PageHead title="Overview">
        {confirmedAt && (
          <span className="flex items-center gap-2 text-help">
            <ShieldCheck size={20} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-success" />
            Confirmed {formatTimeAgo(confirmedAt)}. We ask again after 12 hours.
          </span>
        )}
      </PageHead>
      <AdminFailure query={query} />
      {query.data ? <Overview overview={query.data} /> : !query.error && <Skeleton className="h-96 w-full" />}
    </>
  );
}

function Overview({ overview }: { overview: AdminOverview }) {
  const { urgent, people, cards, payments, views } = overview;
  const yesterday = views.at(-2)?.count ?? 0;
  const more = yesterday - (views.at(-3)?.count ?? 0);
  return (
    <div className="grid grid-cols-1 gap-5">
      {urgent.map((card) => (
        <UrgentReports key={card.cardid} {...card} />
      ))}
      <dl className={`${panelClasses} grid grid-cols-2 gap-x-4 gap-y-5 p-5 lg:grid-cols-4 lg:px-7 lg:py-6`}>
        <Figure label="People" value={people.total}>
          {formatNumber(people.thisWeek)} more this week
        </Figure>
        <Figure label="Cards" value={cards.total}>
          {formatNumber(cards.paused)} paused, {formatNumber(cards.down)} taken down
        </Figure>
        <Figure label="Views yesterday" value={yesterday}>
          {formatNumber(Math.abs(more))} {more < 0 ? "fewer" : "more"} than the day before
        </Figure>
        <Figure label="Paid plans" value={payments.active}>
          {formatNumber(payments.failed)} with a failed payment
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
  return (
    <section className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg bg-danger-soft px-5 py-4">
      <Flag size={22} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-danger" />
      <div className="grid min-w-0 flex-1 basis-56">
        <h2 className="font-semibold wrap-anywhere">Urgent: reports of /c/{username}</h2>
        <p className="text-help">
          From {numberWord(networks)} networks within a day. The card is still online; nothing is taken down
          automatically.
        </p>
      </div>
      <ButtonLink to={`/admin/reports/${cardid}`} variant="danger" className="max-md:w-full">
        Look at it
      </ButtonLink>
    </section>
  );
}

function Figure({ label, value, children }: { label: string; value: number; children: ReactNode }) {
  return (
    <div className="grid content-start">
      <dt className="text-small font-semibold text-muted">{label}</dt>
      <dd className="font-display text-[2.125rem]/[1.15] tracking-[-0.025em] lg:text-[2.5rem]/[1.15]">
        {formatNumber(value)}
      </dd>
      <dd className="text-help text-muted">{children}</dd>
    </div>
  );
}

function Installation({ overview }: { overview: AdminOverview }) {
  const { mail, database, disk, backup, version, startedAt } = overview;
  return (
    <section className={`${panelClasses} p-5 lg:px-7 lg:py-6`}>
      <h2 className="type-heading mb-2">The installation</h2>
      <ul className="grid">
        <Part label="Mail" icon={Mail} isWell={mail.dead === 0}>
          {formatNumber(mail.waiting)} waiting, {formatNumber(mail.dead)} failed
          {mail.deadSince && ` since ${formatDayAndTime(mail.deadSince)}`}
        </Part>
        <Part label="Database" icon={Database} isWell={database.pingMs < SLOW_PING_MS}>
          {megabytes(database.bytes)}, answers in {database.pingMs} ms
        </Part>
        {disk && (
          <Part label="Disk" icon={HardDrive} isWell={disk.usedPercent < FULL_DISK_PERCENT}>
            {disk.usedPercent} % of {megabytes(disk.bytes)} used
          </Part>
        )}
        {backup && (
          <Part label="Backup" icon={Archive} isWell={backup.at !== null}>
            {backup.at
              ? `${capitalized(formatTimeAgo(backup.at))}, ${megabytes(backup.bytes)}`
              : "None yet. One is made every hour."}
          </Part>
        )}
        <Part label={`Version ${version}`} icon={Package}>
          Running since {formatDayAndTime(startedAt)}
        </Part>
      </ul>
    </section>
  );
}

const SLOW_PING_MS = 100;
const FULL_DISK_PERCENT = 90;

type PartProps = { label: string; icon: LucideIcon; isWell?: boolean; children: ReactNode };

function Part({ label, icon: Icon, isWell, children }: PartProps) {
  return (
    <li className="grid min-h-13 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 border-t border-line py-2 first:border-0">
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" className="text-muted" />
      <div className="grid">
        <strong className="font-semibold">{label}</strong>
        <span className="text-help text-muted">{children}</span>
      </div>
      {isWell !== undefined && (
        <Badge tone={isWell ? "success" : "warning"}>{isWell ? "OK" : "Needs attention"}</Badge>
      )}
    </li>
  );
}

function megabytes(bytes: number): string {
  const MB = 1024 * 1024;
  return bytes >= 1024 * MB
    ? `${(bytes / 1024 / MB).toFixed(1)} GB`
    : `${Math.max(1, Math.round(bytes / MB))} MB`;
}

export const meta = metaOf({ title: "Overview, Admin" });

export default OverviewPage;
