import { FREE_SEATS } from "@visita/domain/team/seats";
import type { AppContext } from "../../core/app-context.ts";
import type { Db } from "../../db/database.ts";
import { findSeats } from "../billing/seats.service.ts";
import { countTeamCards } from "../card/team-card.service.ts";

/** How many more people can get a card; null without a bound. In a transaction that has locked the team, it holds. */
export async function findSeatsLeft(context: AppContext, db: Db, teamId: string): Promise<number | null> {
  const seats = await findSeats({ ...context, db: db as AppContext["db"] }, teamId);
  if (seats === "unlimited") return null;
  return Math.max(0, (seats?.paid ?? FREE_SEATS) - (await countTeamCards(db, teamId)));
}
