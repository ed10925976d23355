import { teamFrame } from "@visita/domain/owner-messages/team-frame";
import { metaIn } from "../../../lib/page-meta.ts";
import { useTeam } from "../frame/team-context.ts";

/** A team at a glance. */
export default function OverviewPage() {
  const { team } = useTeam();
  return (
    <h1 className="type-title wrap-anywhere">
      <bdi>{team.name}</bdi>
    </h1>
  );
}

export const meta = metaIn(teamFrame, { title: "team" });
