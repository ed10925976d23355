import type { AppContext } from "../../core/app-context.ts";
import type { Db } from "../../db/database.ts";

/** Message prefix. Instances of several versions share it during a rolling update. */
const TEAM_PAGE = "team-page ";

export const pageWrite = (teamId: string): string => TEAM_PAGE + teamId;

/** Part of the caller's transaction: every instance reads the page of the team anew. */
export function publishPageChange({ pubsub }: AppContext, trx: Db, teamId: string): Promise<void> {
  return pubsub.publish(trx, pageWrite(teamId));
}

/** After the commit, in this process: the old state may have been cached in between. */
export function dropPage({ pubsub }: AppContext, teamId: string): void {
  pubsub.repeat(pageWrite(teamId));
}
