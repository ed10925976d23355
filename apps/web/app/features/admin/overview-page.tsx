import type { AdminOverview } from "@visita/domain/admin/admin-overview.contract";
import type { ReactNode } from "react";
import { dayWords } from "../../lib/day-words.ts";
import { formatDayAndTime, formatTimeAgo } from "../../lib/format-time.ts";
import { capitalized, numberWord, withSeparators } from "../../lib/number-words.ts";
import { Badge } from "../../ui/badge.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useAdminAccess, useOverview } from "./admin.queries.ts";
import { AdminFailure, PageHead } from "./admin-parts.tsx";

export function OverviewPage() {
  const query = useOverview();
  const confirmedAt = useAdminAccess().data?.confirmedAt;
  return (
    <>
      <PageHead title="Overview">
        {confirmedAt && `Confirmed ${formatTimeAgo(confirmedAt)}. Asked again after 12 hours.`}
      </PageHead>
      <AdminFailure query={query} />
      {query.data ? <Overview overview={query.data} /> : !query.error && <Skeleton className="h-64 w-full" />}
    </>
  );
}

function Overview({ overview }: { overview: AdminOverview }) {
  const { urgent, people, cards, payments, views } = overview;
  const yesterday = views.at(-2)?.count ?? 0;
  const more = yesterday - (views.at(-3)?.count ?? 0);
  return (
    <div className="grid gap-6">
      {urgent.map(({ cardid, username, networks }) => (
        <Notice
          key={cardid}
          tone="danger"
          title={`${capitalized(numberWord(networks))} networks reported /c/${username} within a day`}
        >
          <p>The card is still up; nothing is taken down by itself.</p>
          <div className="mt-3">
            <ButtonLink to={`/admin/reports/${cardid}`} variant="secondary">
              Look at it
            </ButtonLink>
          </div>
        </Notice>
      ))}
      <dl className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        <Figure label="People" value={people.total}>
          {withSeparators(people.thisWeek)} more this week
        </Figure>
        <Figure label="Cards" value={cards.total}>
          {withSeparators(cards.paused)} paused, {withSeparators(cards.down)} taken down
        </Figure>
        <Figure label="Views yesterday" value={yesterday}>
          {withSeparators(Math.abs(more))} {more < 0 ? "fewer" : "more"} than the day before
        </Figure>
        <Figure label="Paid plans" value={payments.active}>
          {withSeparators(payments.failed)} with a failed payment
        </Figure>
      </dl>
      <ViewsByDay views={views} />
      <Installation overview={overview} />
    </div>
  );
}

function Figure({ label, value, children }: { label: string; value: number; children: ReactNode }) {
  return (
    <div className="grid gap-1 rounded-lg border border-line bg-surface p-5">
      <dt className="text-muted">{label}</dt>
      <dd className="font-display text-[2rem]/tight">{withSeparators(value)}</dd>
      <dd className="text-help text-muted">{children}</dd>
    </div>
  );
}

/** Columns in proportion; the table says the same to whoever cannot see them. */
function ViewsByDay({ views }: Pick<AdminOverview, "views">) {
  const peak = views.reduce((best, each) => (each.count > best.count ? each : best), { day: "", count: 0 });
  return (
    <section className="rounded-lg border border-line bg-surface p-5">
      <h2 className="type-heading">Views a day</h2>
      {peak.count > 0 && (
        <p className="mb-4 text-muted">
          Peak {withSeparators(peak.count)} on {dayWords(peak.day, "short")}
        </p>
      )}
      <svg
        viewBox="0 0 140 40"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="h-32 w-full text-accent"
      >
        {views.map(({ day, count }, at) => {
          const height = peak.count === 0 ? 0 : (count / peak.count) * 38;
          return (
            <rect key={day} x={at * 10 + 1} y={40 - height} width={8} height={height} fill="currentColor" />
          );
        })}
      </svg>
      <table className="sr-only">
        <caption>Views a day</caption>
        <tbody>
          {views.map(({ day, count }) => (
            <tr key={day}>
              <th scope="row">{dayWords(day)}</th>
              <td>{withSeparators(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Installation({ overview }: { overview: AdminOverview }) {
  const { mail, database, disk, backup, version, startedAt } = overview;
  return (
    <section className="rounded-lg border border-line bg-surface p-5">
      <h2 className="type-heading mb-2">The installation</h2>
      <dl className="grid">
        <Row label="Mail" isWell={mail.dead === 0}>
          {withSeparators(mail.waiting)} waiting, {withSeparators(mail.dead)} dead
          {mail.deadSince && ` since ${formatDayAndTime(mail.deadSince)}`}
        </Row>
        <Row label="Database" isWell={database.pingMs < 100}>
          {megabytes(database.bytes)}, answers in {database.pingMs} ms
        </Row>
        {disk && (
          <Row label="Disk" isWell={disk.usedPercent < 90}>
            {disk.usedPercent} % of {megabytes(disk.bytes)} used
          </Row>
        )}
        {backup && (
          <Row label="Backup" isWell={backup.at !== null}>
            {backup.at ? `${formatDayAndTime(backup.at)}, ${megabytes(backup.bytes)}` : "None yet"}
          </Row>
        )}
      </dl>
      <p className="mt-4 text-help text-muted">
        Version {version}. Running since {formatDayAndTime(startedAt)}
      </p>
    </section>
  );
}

function Row({ label, isWell, children }: { label: string; isWell: boolean; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-3 first:border-0">
      <dt className="w-28 font-semibold">{label}</dt>
      <dd className="min-w-0 flex-1 text-muted">{children}</dd>
      <dd>
        <Badge tone={isWell ? "success" : "warning"}>{isWell ? "Well" : "Look"}</Badge>
      </dd>
    </div>
  );
}

function megabytes(bytes: number): string {
  const MB = 1024 * 1024;
  return bytes >= 1024 * MB
    ? `${(bytes / 1024 / MB).toFixed(1)} GB`
    : `${Math.max(1, Math.round(bytes / MB))} MB`;
}
