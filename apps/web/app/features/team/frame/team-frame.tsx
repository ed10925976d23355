import { useQuery, useQueryClient } from "@tanstack/react-query";
import { teamFrame } from "@visita/domain/owner-messages/team-frame";
import type { OwnTeam } from "@visita/domain/team/team.contract";
import { type ReactNode, useEffect, useMemo } from "react";
import { Navigate, useLocation, useSearchParams } from "react-router";
import { call } from "../../../lib/api.ts";
import { useTranslate } from "../../../lib/language.tsx";
import { revalidating } from "../../../lib/query-client.ts";
import { ListFailure } from "../../../ui/list-failure.tsx";
import { Skeleton } from "../../../ui/progress.tsx";
import { VisuallyHidden } from "../../../ui/text-parts.tsx";
import { teamKeys, useTeams } from "../public/team.queries.ts";
import { DeletedTeam } from "./deleted-team.tsx";
import { NoTeam } from "./no-team.tsx";
import { chooseTeam, pathOfTeam, rememberShownTeam, TEAM_PARAM } from "./shown-team.ts";
import { TeamContext } from "./team-context.ts";
import { partOfPath, partsFor } from "./team-parts.ts";

type KnownTeam = { team: OwnTeam; teams: readonly OwnTeam[]; teamPath: (path: string) => string };

type TeamFrameProps = {
  userid: string;
  /** What stands above the page as soon as it is known whose team it is. */
  head?: (known: KnownTeam) => ReactNode;
  children: ReactNode;
};

/** Finds the team that a page is about. The page is there once the team is; before, why it is not. */
export function TeamFrame({ userid, head, children }: TeamFrameProps) {
  const list = useTeams(userid);
  const [parameters] = useSearchParams();
  const teams = list.data;
  if (!teams) {
    return list.error ? <TeamFailure query={list} isRefresh={false} /> : <TeamSkeleton />;
  }
  const team = chooseTeam(teams, parameters.get(TEAM_PARAM));
  if (!team) return <NoTeam userid={userid} />;
  return (
    <FoundTeam key={team.teamid} userid={userid} team={team} teams={teams} head={head}>
      {children}
    </FoundTeam>
  );
}

type FoundTeamProps = TeamFrameProps & Omit<KnownTeam, "teamPath">;

function FoundTeam({ userid, team, teams, head, children }: FoundTeamProps) {
  const { teamid } = team;
  const hasSeveral = teams.length > 1;
  const queryClient = useQueryClient();
  const { pathname } = useLocation();
  const overview = useQuery({
    queryKey: [...teamKeys.one(userid, teamid), "overview"],
    queryFn: ({ signal }) => call("GET /api/team/:teamid", { params: { teamid } }, { signal }),
    enabled: team.deletedOn === null,
    ...revalidating,
  });
  useEffect(() => rememberShownTeam(teamid), [teamid]);

  const links = useMemo(
    () => ({
      teamPath: (path: string) => (hasSeveral ? pathOfTeam(path, teamid) : path),
      refetch: async () => {
        await Promise.all([
          queryClient.invalidateQueries({ queryKey: teamKeys.list(userid) }),
          queryClient.invalidateQueries({ queryKey: teamKeys.one(userid, teamid) }),
        ]);
      },
    }),
    [hasSeveral, queryClient, teamid, userid],
  );
  const { teamPath } = links;
  const shown = useMemo(
    () => overview.data && { userid, team: overview.data, ...links },
    [links, overview.data, userid],
  );

  const isStart = pathname === "/team";
  if (!isStart && !partOfPath(partsFor(team), pathname)) return <Navigate to={teamPath("/team")} replace />;
  if (team.deletedOn !== null) {
    return (
      <>
        {hasSeveral && head?.({ team, teams, teamPath })}
        <DeletedTeam team={team} deletedOn={team.deletedOn} onRestored={links.refetch} />
      </>
    );
  }
  return (
    <>
      {head?.({ team, teams, teamPath })}
      {overview.error && <TeamFailure query={overview} isRefresh={shown !== undefined} />}
      {shown ? <TeamContext value={shown}>{children}</TeamContext> : !overview.error && <TeamSkeleton />}
    </>
  );
}

type TeamFailureProps = {
  query: { isFetching: boolean; refetch: () => unknown };
  isRefresh: boolean;
};

function TeamFailure({ query, isRefresh }: TeamFailureProps) {
  const t = useTranslate(teamFrame);
  return (
    <>
      {!isRefresh && <h1 className="type-title mb-5">{t("team")}</h1>}
      <ListFailure
        title={t(isRefresh ? "notRefreshed" : "notLoaded")}
        isRefresh={isRefresh}
        isRetrying={query.isFetching}
        onRetry={() => void query.refetch()}
      >
        {t("nothingLost")}
      </ListFailure>
    </>
  );
}

function TeamSkeleton() {
  const t = useTranslate(teamFrame);
  return (
    <div aria-busy="true">
      <p role="status">
        <VisuallyHidden>{t("loading")}</VisuallyHidden>
      </p>
      <Skeleton className="mb-3 h-9 w-64 max-w-full" />
      <Skeleton className="mb-8 h-4 w-40" />
      <Skeleton className="mb-5 h-44 w-full rounded-lg" />
      <Skeleton className="h-96 w-full rounded-lg" />
    </div>
  );
}
