import { Outlet } from "react-router";
import { withUserid } from "../../session/public/session-context.tsx";
import { TeamBar } from "./team-bar.tsx";
import { TeamFrame } from "./team-frame.tsx";

/** Around the pages of a team; members see no bar. */
export function TeamLayout({ userid }: { userid: string }) {
  return (
    <TeamFrame userid={userid} head={(known) => known.team.role !== "member" && <TeamBar {...known} />}>
      <Outlet />
    </TeamFrame>
  );
}

export default withUserid(TeamLayout);
