import type { Db } from "../../db/database.ts";
import { countRows } from "../../db/queries.ts";

type Arrival = { readonly team_id: string; readonly account_id: string };

export function findArrival(db: Db, { team_id, account_id }: Arrival) {
  return db
    .selectFrom("team_arrival")
    .selectAll()
    .where("team_id", "=", team_id)
    .where("account_id", "=", account_id)
    .executeTakeFirst();
}

/** Leaves one that is there as it is. */
export async function insertArrival(trx: Db, row: Arrival & { arrived_at: number }): Promise<void> {
  await trx
    .insertInto("team_arrival")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function updateArrival(
  trx: Db,
  { team_id, account_id }: Arrival,
  joinedAt: number,
): Promise<void> {
  await trx
    .updateTable("team_arrival")
    .set({ joined_at: joinedAt })
    .where("team_id", "=", team_id)
    .where("account_id", "=", account_id)
    .execute();
}

function selectWaiting(db: Db, teamId: string) {
  return db
    .selectFrom("team_arrival")
    .innerJoin("account", "account.id", "team_arrival.account_id")
    .where("team_arrival.team_id", "=", teamId)
    .where("team_arrival.joined_at", "is", null)
    .where("account.left_at", "is", null)
    .where("account.suspended_at", "is", null);
}

export function countWaiting(db: Db, teamId: string): Promise<number> {
  return countRows(selectWaiting(db, teamId));
}

/** Whoever waits longest first. */
export async function listWaiting(db: Db, teamId: string, limit: number): Promise<string[]> {
  const rows = await selectWaiting(db, teamId)
    .select("account_id")
    .orderBy("arrived_at")
    .orderBy("account_id")
    .limit(limit)
    .execute();
  return rows.map(({ account_id }) => account_id);
}

/** The teams in which an account waits for a seat. */
export function listAwaited(db: Db, accountId: string) {
  return db
    .selectFrom("team_arrival")
    .innerJoin("team", "team.id", "team_arrival.team_id")
    .select(["team.id", "team.name", "team_arrival.arrived_at"])
    .where("team_arrival.account_id", "=", accountId)
    .where("team_arrival.joined_at", "is", null)
    .execute();
}
