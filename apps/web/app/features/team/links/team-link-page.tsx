import { formatNumber } from "@visita/domain/format";
import { linksPage } from "@visita/domain/owner-messages/links";
import { teamLinkTexts } from "@visita/domain/owner-messages/team-links";
import type { TeamLinkCard } from "@visita/domain/team/team-link.contract";
import { ArrowLeft, ChevronDown, Copy } from "lucide-react";
import { useRef, useState } from "react";
import { Link, useParams } from "react-router";
import { useTranslate } from "../../../lib/language.tsx";
import { metaIn } from "../../../lib/page-meta.ts";
import { Button } from "../../../ui/button.tsx";
import { ListFailure } from "../../../ui/list-failure.tsx";
import { useTeamLinkCards, useTeamLinkChanges } from "../../link/public/team-link.queries.ts";
import { useCopyAll } from "../../link/public/use-copy-all.ts";
import { useTeam } from "../frame/team-context.ts";
import { TeamLinksSkeleton } from "./team-links-skeleton.tsx";

/** Rows that are added at once: a team may have 5,000 people. */
const PER_STEP = 50;

/** One link of all cards: its address on each, and what it brought each person. */
export default function TeamLinkPage() {
  const t = useTranslate(linksPage);
  const words = useTranslate(teamLinkTexts);
  const { linkid = "" } = useParams();
  const { team, teamPath } = useTeam();
  const { data, error, isFetching, refetch } = useTeamLinkCards(team.teamid, linkid);
  const copyAll = useCopyAll(useTeamLinkChanges(team.teamid).findCards);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const hasCards = data !== undefined && data.cards.length > 0;
  return (
    <>
      <p className="-mt-3 mb-2">
        <Link
          to={teamPath("/team/links")}
          className="-ms-1.5 inline-flex min-h-touch items-center gap-2 rounded-xs px-1.5 font-semibold underline-offset-3 hover:underline"
        >
          <ArrowLeft aria-hidden="true" size={18} strokeWidth={1.75} className="rtl:-scale-x-100" />
          {words("title")}
        </Link>
      </p>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-4 lg:mb-8">
        <div className="min-w-0">
          <h1 ref={headingRef} tabIndex={-1} className="type-title wrap-anywhere">
            <bdi>{data?.link.name ?? t("links")}</bdi>
          </h1>
          {data && (
            <p className="mt-1 text-muted wrap-anywhere">
              {words("onCards", { path: `/c/…/${data.link.slug}`, count: data.link.cards })}
            </p>
          )}
        </div>
        {hasCards && (
          <Button
            variant="secondary"
            icon={Copy}
            className="w-full md:w-auto"
            isBusy={copyAll.isCopying}
            onClick={() => copyAll.copy(linkid)}
          >
            {words("copyAll")}
          </Button>
        )}
      </div>
      {error && (
        <ListFailure
          title={words("notLoaded")}
          isRefresh={data !== undefined}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
          returnTo={headingRef}
        >
          {t("nothingLost")}
        </ListFailure>
      )}
      {!data && !error && <TeamLinksSkeleton />}
      {data && !hasCards && <p className="text-muted">{words("nobody")}</p>}
      {hasCards && <CardTable cards={data.cards} label={words("byPersonOf", { name: data.link.name })} />}
    </>
  );
}

const cell = "px-2 py-3 align-top first:ps-5 last:pe-5 lg:px-3 lg:first:ps-7 lg:last:pe-7";

function CardTable({ cards, label }: { cards: readonly TeamLinkCard[]; label: string }) {
  const t = useTranslate(linksPage);
  const words = useTranslate(teamLinkTexts);
  const [listed, setListed] = useState(PER_STEP);
  const hidden = Math.min(PER_STEP, cards.length - listed);
  return (
    <>
      <table
        aria-label={label}
        className="w-full border-separate md:table-fixed border-spacing-0 rounded-lg border border-line bg-surface text-small leading-[1.4]"
      >
        <thead>
          <tr className="text-caption text-muted *:border-b *:border-line *:font-semibold">
            <th scope="col" className={`${cell} text-start md:w-[55%]`}>
              {words("person")}
            </th>
            {[t("views"), t("saves"), t("detailsLeft")].map((head) => (
              <th key={head} scope="col" className={`${cell} text-end hyphens-auto`}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cards.slice(0, listed).map(({ personid, name, url, views, saves, details }) => (
            <tr key={personid} className="not-first:*:border-t not-first:*:border-line">
              <th scope="row" className={`${cell} text-start font-semibold wrap-anywhere`}>
                <bdi>{name}</bdi>
                <a
                  href={url}
                  dir="ltr"
                  className="block font-normal text-muted underline-offset-3 hover:text-accent hover:underline rtl:text-end"
                >
                  {new URL(url).pathname}
                </a>
              </th>
              {Object.entries({ views, saves, details }).map(([figure, count]) => (
                <td
                  key={figure}
                  className={`${cell} text-end ${count === 0 ? "text-muted" : "font-semibold"}`}
                >
                  {formatNumber(t.language, count)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {hidden > 0 && (
        <Button
          variant="ghost"
          icon={ChevronDown}
          className="mt-2 -ms-3 px-3! text-small!"
          onClick={() => setListed(listed + PER_STEP)}
        >
          {words("showMore", { count: hidden })}
        </Button>
      )}
    </>
  );
}

export const meta = metaIn(teamLinkTexts, { title: "title" });
