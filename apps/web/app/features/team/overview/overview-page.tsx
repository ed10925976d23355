import { teamFrame } from "@visita/domain/owner-messages/team-frame";
import { metaIn } from "../../../lib/page-meta.ts";
import { useTeam } from "../frame/team-context.ts";
import { AdminOverview } from "./admin-overview.tsx";
import { MemberOverview } from "./member-overview.tsx";

/** The start of a team: figures for those who look after it, their own card for members. */
export default function OverviewPage() {
  const { team } = useTeam();
  return team.role === "member" ? <MemberOverview /> : <AdminOverview />;
}

export const meta = metaIn(teamFrame, { title: "team" });
