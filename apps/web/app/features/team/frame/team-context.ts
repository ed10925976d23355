import type { TeamOverview } from "@visita/domain/team/team.contract";
import { createContext, useContext } from "react";

export type ShownTeam = {
  userid: string;
  team: TeamOverview;
  /** After a change of the team: its figures, name and people are asked for anew. */
  refetch: () => Promise<void>;
  /** A path of the team's pages, such as `/team/people`; for those in several teams it names the team. */
  teamPath: (path: string) => string;
};

export const TeamContext = createContext<ShownTeam | undefined>(undefined);

/** The team that a page is about. */
export function useTeam(): ShownTeam {
  const shown = useContext(TeamContext);
  if (!shown) throw new Error("useTeam needs a TeamFrame above it");
  return shown;
}
