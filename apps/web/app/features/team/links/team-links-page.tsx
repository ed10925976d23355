import { linksPage } from "@visita/domain/owner-messages/links";
import { teamLinkTexts } from "@visita/domain/owner-messages/team-links";
import { Plus } from "lucide-react";
import { useRef, useState } from "react";
import { cardPath } from "../../../lib/card-path.ts";
import { useTranslate } from "../../../lib/language.tsx";
import { metaIn } from "../../../lib/page-meta.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListFailure } from "../../../ui/list-failure.tsx";
import { Skeleton } from "../../../ui/progress.tsx";
import { NewTeamLinkDialog } from "../../link/public/new-team-link-dialog.tsx";
import { useTeamLinks } from "../../link/public/team-link.queries.ts";
import { TeamLinkLists } from "../../link/public/team-link-lists.tsx";
import { useTeam } from "../frame/team-context.ts";
import { TeamLinksSkeleton } from "./team-links-skeleton.tsx";

/** Shown as the end of an address where there is no link yet. */
const SAMPLE_SLUG = "salone";

/** The links of all cards of a team at once. */
export default function TeamLinksPage() {
  const t = useTranslate(linksPage);
  const words = useTranslate(teamLinkTexts);
  const { team, teamPath } = useTeam();
  const { data: list, error, isFetching, refetch } = useTeamLinks(team.teamid);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const [isMaking, setIsMaking] = useState(false);
  const isEmpty = list?.links.length === 0;
  const sample = list && `${cardPath(list.username ?? "…")}/${list.links[0]?.slug ?? SAMPLE_SLUG}`;
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-4 lg:mb-8 lg:flex-nowrap">
        <div className="min-w-0">
          <h1 ref={headingRef} tabIndex={-1} className="type-title">
            {words("title")}
          </h1>
          {!list && !error && <Skeleton className="mt-2 mb-1 h-4 w-80 max-w-full" />}
          {list && list.cards > 0 && sample && (
            <p className="mt-1 text-muted text-pretty wrap-anywhere">
              {words("lead", { count: list.cards, path: sample })}
            </p>
          )}
        </div>
        {list && !isEmpty && (
          <Button icon={Plus} className="w-full lg:w-auto" onClick={() => setIsMaking(true)}>
            {t("makeALink")}
          </Button>
        )}
      </div>
      {error && (
        <ListFailure
          title={t(list ? "notRefreshed" : "notLoaded")}
          isRefresh={list !== undefined}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
          returnTo={headingRef}
        >
          {t(list ? "earlierVersion" : "nothingLost")}
        </ListFailure>
      )}
      {!list && !error && <TeamLinksSkeleton />}
      {isEmpty && (
        <EmptyState
          title={t("noLinksYet")}
          action={
            <Button size="lg" icon={Plus} onClick={() => setIsMaking(true)}>
              {t("makeALink")}
            </Button>
          }
        >
          {words("whatFor")}
        </EmptyState>
      )}
      {list && !isEmpty && (
        <TeamLinkLists
          teamid={team.teamid}
          list={list}
          pathOf={(linkid) => teamPath(`/team/links/${encodeURIComponent(linkid)}`)}
          headingRef={headingRef}
        />
      )}
      {list && <NewTeamLinkDialog teamid={team.teamid} isOpen={isMaking} onOpenChange={setIsMaking} />}
    </>
  );
}

export const meta = metaIn(teamLinkTexts, { title: "title" });
