import { insightTexts } from "@visita/domain/owner-messages/insights";
import { isAtLeast } from "@visita/domain/team/team.rights";
import { useSearchParams } from "react-router";
import { InsightPage } from "../features/insight/insight-page.tsx";
import { InsightSkeleton } from "../features/insight/insight-skeleton.tsx";
import { TeamInsightPage } from "../features/insight/team/team-insight-page.tsx";
import { withUserid } from "../features/session/public/session-context.tsx";
import { pathOfTeam, TEAM_PARAM } from "../features/team/frame/shown-team.ts";
import { useTeams } from "../features/team/public/team.queries.ts";
import { metaIn } from "../lib/page-meta.ts";

export const meta = metaIn(insightTexts, { title: "title" });

/** One's own cards, or all cards of a team whose owner or admin one is. */
function Insights({ userid }: { userid: string }) {
  const [parameters] = useSearchParams();
  const asked = parameters.get(TEAM_PARAM);
  const { data, isPending } = useTeams(userid);
  const teams = (data ?? []).filter(({ role, deletedOn }) => deletedOn === null && isAtLeast(role, "admin"));
  const team = teams.find(({ teamid }) => teamid === asked);
  if (asked !== null && isPending) return <InsightSkeleton />;
  if (!team) return <InsightPage userid={userid} teams={teams} />;
  return (
    <TeamInsightPage
      key={team.teamid}
      userid={userid}
      team={team}
      teams={teams}
      teamPath={(path) => pathOfTeam(path, team.teamid)}
    />
  );
}

export default withUserid(Insights);
