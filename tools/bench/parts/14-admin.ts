import type { RootDb } from "../../../apps/server/src/db/database.ts";
import { accountRow } from "../../harness/accounts.ts";
import { getRequest } from "../../harness/http-load.ts";
import { type TestEnvironment, withDatabase } from "../../harness/test-environment.ts";
import { ADMIN_ROWS_TEXT, seedAdminRows } from "../admin-rows.ts";
import { atMost, type Goal, type Part } from "../bench.ts";
import { AVAILABLE_KINDS, withEnvironment, withProduct } from "../environment.ts";
import { integer, LOAD_HEAD, loadCells } from "../format.ts";
import { cookieOf } from "../requests.ts";
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
  ["Audit list", "/api/admin/audit"],
] as const;

export const admin: Part = {
  name: "admin",
  title: "The lists of /admin",
  about: `With ${integer(ACCOUNTS)} accounts, ${integer(CARDS)} cards, ${ADMIN_ROWS_TEXT}; two connections.`,
  async run(say) {
    const goals: Goal[] = [];
    const rows: string[][] = [];
    for (const kind of AVAILABLE_KINDS) {
      await withEnvironment(kind, { cards: CARDS }, async (environment) => {
        say(`${kind}: adding ${integer(ACCOUNTS)} accounts`);
        const cookie = await withDatabase(environment.target, seedAdmin);
        say(`${kind}: reading the lists`);
        rows.push(...(await measureLists(environment, cookie, goals)));
      });
    }
    return { tables: [{ head: ["", "list", ...LOAD_HEAD], rows }], goals };
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

function measureLists(environment: TestEnvironment, cookie: string, goals: Goal[]): Promise<string[][]> {
  return withProduct(
    environment,
    async (product) => {
      const rows: string[][] = [];
      for (const [name, path] of LISTS) {
        const target = { ...product, connections: 2, requests: [getRequest(path, { cookie })] };
        await measure(target, { count: READS / 10 });
        const measured = await measure(target, { count: READS });
        rows.push([environment.kind, name, ...loadCells([measured])]);
        goals.push(
          atMost({
            name: `${name}, p95, ${environment.kind}`,
            figure: measured.p95,
            limit: 100,
            unit: "ms",
            digits: 1,
          }),
        );
      }
      return rows;
    },
    { settings: { ADMIN_EMAILS: ADMIN.email } },
  );
}
