import type { OwnTeam } from "@visita/domain/team/team.contract";

/** Names the team in the address of a page, for those who are in several. */
export const TEAM_PARAM = "team";
const KEY = "shown_team";

/** The team that was shown last in this browser. */
export function readShownTeam(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

export function rememberShownTeam(teamid: string): void {
  try {
    localStorage.setItem(KEY, teamid);
  } catch {
    // Denied storage: without a team in the address, the first one is shown.
  }
}

/** The one that the address names, else the one that was shown last, else the first. */
export function chooseTeam(teams: readonly OwnTeam[], asked: string | null): OwnTeam | undefined {
  const byId = (teamid: string | null | undefined) => teams.find((team) => team.teamid === teamid);
  return byId(asked) ?? byId(readShownTeam()) ?? teams[0];
}

/** A path of the pages of a team, which may have a query and a fragment. */
export function pathOfTeam(path: string, teamid: string): string {
  const url = new URL(path, "https://path.invalid");
  url.searchParams.set(TEAM_PARAM, teamid);
  return url.pathname + url.search + url.hash;
}
