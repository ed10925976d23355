import type { Selectable } from "kysely";
import type { Db } from "../../db/database.ts";
import type { DashboardVisitTable } from "../../db/schema/account.tables.ts";

export type DashboardVisitRow = Selectable<DashboardVisitTable>;

type Call = Pick<DashboardVisitRow, "account_id" | "seen_at" | "seen_views">;

/** A call after `endedBefore` goes on with the visit; another one begins the next. One statement: two tabs may call at once. */
export function upsertDashboardVisit(
  db: Db,
  call: Call,
  endedBefore: number,
): Promise<Pick<DashboardVisitRow, "since" | "since_views">> {
  return db
    .insertInto("dashboard_visit")
    .values(call)
    .onConflict((conflict) =>
      conflict.column("account_id").doUpdateSet(({ eb, ref }) => {
        const isOver = eb("dashboard_visit.seen_at", "<=", endedBefore);
        return {
          since: eb
            .case()
            .when(isOver)
            .then(ref("dashboard_visit.seen_at"))
            .else(ref("dashboard_visit.since"))
            .end(),
          since_views: eb
            .case()
            .when(isOver)
            .then(ref("dashboard_visit.seen_views"))
            .else(ref("dashboard_visit.since_views"))
            .end(),
          seen_at: ref("excluded.seen_at"),
          seen_views: ref("excluded.seen_views"),
        };
      }),
    )
    .returning(["since", "since_views"])
    .executeTakeFirstOrThrow();
}

export async function findLastSeen(db: Db, accountId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom("dashboard_visit")
    .select("seen_at")
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  return row?.seen_at;
}
