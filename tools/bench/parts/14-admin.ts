import type { RootDb } from "../../../apps/server/src/db/database.ts";
import { accountRow, cookieOf } from "../../harness/accounts.ts";
import { getRequest } from "../../harness/http-load.ts";
import type { Product } from "../../harness/product.ts";
import type { Task } from "../../harness/task.ts";
import { DATABASE_KINDS, withDatabase } from "../../harness/test-environment.ts";
import { seedAdminRows } from "../admin-rows.ts";
import { withEnvironment, withProduct } from "../environment.ts";
import { measure } from "../rounds.ts";

const ACCOUNTS = 1_000_000;
const CARDS = 100_000;
const READS = 300;
const ADMIN = { id: "the-admin", email: "admin@visita.example" };
// SQLite takes at most 32,766 parameters per statement.
const ROWS_PER_STATEMENT = 2_000;
/** After the owners of the seeded cards, so that the newest people are those of whom some are premium. */
const FIRST_JOINED_AT = Date.now();

const LISTS = [
  ["People, newest first", "/api/admin/people"],
  ["People, a later page", `/api/admin/people?after=${FIRST_JOINED_AT + 500_000}.account-500000`],
  ["People, suspended", "/api/admin/people?segment=suspended"],
  ["People, premium", "/api/admin/people?segment=premium"],
  ["People, found by address", "/api/admin/people?find=person-77"],
  ["People, found by name", "/api/admin/people?find=robin"],
  ["Cards, newest first", "/api/admin/cards"],
  ["Cards, taken down", "/api/admin/cards?segment=down"],
  ["Cards, reported", "/api/admin/cards?segment=reported"],
  ["Cards, to look at", "/api/admin/cards?segment=look"],
  ["Cards, found by username", "/api/admin/cards?find=sample-77"],
  ["Reports", "/api/admin/reports"],
  ["Reports, decided", "/api/admin/reports?segment=closed"],
  ["Reports of one card", "/api/admin/reports/card-0"],
  ["Audit log", "/api/admin/audit"],
] as const;

export const admin: Task = {
  title: "The lists of /admin with a million accounts",
  meaning: "An installation of any size can be looked after.",
  async run({ figure, say }) {
    for (const on of DATABASE_KINDS) {
      await withEnvironment(on, { cards: CARDS }, async (environment) => {
        say(`${on}: adding accounts`);
        const cookie = await withDatabase(environment.target, seedAdmin);
        say(`${on}: reading the lists`);
        const measureLists = async (product: Product) => {
          for (const [name, path] of LISTS) {
            const target = { ...product, connections: 2, requests: [getRequest(path, { cookie })] };
            await measure(target, { count: READS / 10 });
            const { p95 } = await measure(target, { count: READS });
            figure({ on, name: `${name}, p95`, value: p95, unit: "ms", atMost: 100 });
          }
        };
        await withProduct(environment, measureLists, { settings: { ADMIN_EMAILS: ADMIN.email } });
      });
    }
  },
};

async function seedAdmin(db: RootDb): Promise<string> {
  for (let from = 0; from < ACCOUNTS; from += ROWS_PER_STATEMENT) {
    const accounts = Array.from({ length: ROWS_PER_STATEMENT }, (_, at) =>
      accountRow({
        id: `account-${from + at}`,
        email: `person-${from + at}@bulk.example`,
        created_at: FIRST_JOINED_AT + from + at,
        suspended_at: (from + at) % 1_000 === 0 ? 1 : null,
      }),
    );
    await db.insertInto("account").values(accounts).execute();
  }
  await db.insertInto("account").values(accountRow(ADMIN)).execute();
  await seedAdminRows(db, ACCOUNTS);
  const cookie = await cookieOf(db, ADMIN.id);
  await db
    .updateTable("session")
    .set({ admin_confirmed_at: Date.now() })
    .where("account_id", "=", ADMIN.id)
    .execute();
  return cookie;
}
