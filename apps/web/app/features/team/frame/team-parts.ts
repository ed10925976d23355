import type { OwnTeam, TeamRole } from "@visita/domain/team/team.contract";
import { isAtLeast } from "@visita/domain/team/team.rights";

type TeamPart = {
  /** A key of the frame's messages. */
  label: "overview" | "people" | "templates" | "links" | "activity" | "billing" | "settings";
  path: string;
  /** The role that its page needs at least. */
  role: TeamRole;
};

/** The pages of a team, in the order of the bar. */
const TEAM_PARTS: readonly TeamPart[] = [
  { label: "overview", path: "/team", role: "admin" },
  { label: "people", path: "/team/people", role: "admin" },
  { label: "templates", path: "/team/templates", role: "admin" },
  { label: "links", path: "/team/links", role: "admin" },
  { label: "activity", path: "/team/activity", role: "admin" },
  { label: "billing", path: "/team/billing", role: "owner" },
  { label: "settings", path: "/team/settings", role: "owner" },
];

/** What somebody may open; nothing for members, whose page is the start itself. */
export function partsFor({ role }: Pick<OwnTeam, "role">): readonly TeamPart[] {
  return TEAM_PARTS.filter((part) => isAtLeast(role, part.role));
}

/** The part to which a page belongs. */
export function partOfPath(parts: readonly TeamPart[], pathname: string): TeamPart | undefined {
  return parts.findLast(({ path }) =>
    path === "/team" ? pathname === path : pathname === path || pathname.startsWith(`${path}/`),
  );
}
