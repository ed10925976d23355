import type { AppContext } from "../../core/app-context.ts";
import type { Db } from "../../db/database.ts";
import { findPlanStatus } from "../billing/subscription.service.ts";
import { countTeamCards } from "../card/team-card.service.ts";

/** People with a card that a team has without a plan. */
const FREE_SEATS = 3;

/** How many more people can get a card; null without a bound. In a transaction that has locked the team, it holds. */
export async function findSeatsLeft(context: AppContext, db: Db, teamId: string): Promise<number | null> {
  if ((await findPlanStatus({ ...context, db }, teamId)) === "active") return null;
  return Math.max(0, FREE_SEATS - (await countTeamCards(db, teamId)));
}
