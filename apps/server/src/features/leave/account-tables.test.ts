import { sql } from "kysely";
import { expect, test } from "vitest";
import { withDatabase } from "../../../test/databases.ts";
import { listTables } from "../../../test/fingerprints.ts";
import { buildTestApp, type TestApp } from "../../../test/test-app.ts";

/** Its rows go with the account's own row, or with one that does. */
const GOES_ALONG = "goes along";
const NOBODYS = "of nobody";
const NOT_COPIED = "not in the copy: ";
const PROOF = `${NOT_COPIED}proves who somebody is`;
const TECHNICAL = `${NOT_COPIED}says nothing of its owner`;

/** How the rows of an account are deleted, and where a copy of it has them. */
const TABLES: Readonly<Record<string, readonly [deleted: string, copied: string]>> = {
  access_token: [GOES_ALONG, "account.json"],
  account: ["leaving-account.service.ts", "account.json"],
  account_export: [GOES_ALONG, TECHNICAL],
  admin_audit: ["stays: names nobody once its admin_subject is gone", `${NOT_COPIED}of the admins`],
  admin_challenge: [GOES_ALONG, PROOF],
  admin_subject: [GOES_ALONG, TECHNICAL],
  billing_cursor: [NOBODYS, TECHNICAL],
  billing_customer: [GOES_ALONG, TECHNICAL],
  billing_event: ["after its retention: names no account", TECHNICAL],
  book_change: [GOES_ALONG, TECHNICAL],
  card: ["card-deletion.service.ts", "cards"],
  card_link: [GOES_ALONG, "links.json"],
  card_report: [
    "with the card; the reporter's address by report-decision.service.ts",
    `${NOT_COPIED}of those who reported`,
  ],
  card_review: [GOES_ALONG, `${NOT_COPIED}of the admins`],
  card_takedown: [GOES_ALONG, "account.json"],
  checkout_attempt: [GOES_ALONG, TECHNICAL],
  company_identity: [GOES_ALONG, "account.json"],
  company_sign_in: ["after its minutes: names no account", PROOF],
  contact_message: ["after its retention: names no account", TECHNICAL],
  dashboard_visit: [GOES_ALONG, "account.json"],
  device: [GOES_ALONG, PROOF],
  email_change: [GOES_ALONG, PROOF],
  exchange_setting: [GOES_ALONG, "account.json"],
  export_chunk: [GOES_ALONG, TECHNICAL],
  favourite: [GOES_ALONG, "favourites.json"],
  first_run: [GOES_ALONG, "account.json"],
  former_email: [GOES_ALONG, PROOF],
  former_username: ["after 90 days, until then without owner and card", TECHNICAL],
  heartbeat: [NOBODYS, TECHNICAL],
  idempotency_key: [GOES_ALONG, TECHNICAL],
  insight_day: [GOES_ALONG, "insights"],
  insight_folding: [NOBODYS, TECHNICAL],
  insight_key: [NOBODYS, TECHNICAL],
  insight_link: [GOES_ALONG, "insights"],
  insight_sum: [GOES_ALONG, "insights"],
  insight_total: ["stays: sums of all cards together", TECHNICAL],
  insight_visitor: ["after its day: names nobody", TECHNICAL],
  insight_writer: [NOBODYS, TECHNICAL],
  kept_card: [GOES_ALONG, TECHNICAL],
  login_challenge: [GOES_ALONG, PROOF],
  login_failure: ["leaving-account.service.ts", PROOF],
  media: ["card-deletion.service.ts", "pictures"],
  media_removal: [NOBODYS, TECHNICAL],
  outbox: ["mail.feature.ts", TECHNICAL],
  passkey: [GOES_ALONG, PROOF],
  passkey_challenge: ["after its minutes: names no account", PROOF],
  person: ["person.service.ts", "contacts"],
  person_removal: [GOES_ALONG, TECHNICAL],
  person_search: ["person.service.ts", TECHNICAL],
  person_tag: [GOES_ALONG, "contacts"],
  person_vcard: [GOES_ALONG, "contacts"],
  rate_counter: ["limit.feature.ts", TECHNICAL],
  recovery_challenge: [GOES_ALONG, PROOF],
  recovery_grant: [GOES_ALONG, PROOF],
  sandbox_checkout: ["end-plan.service.ts", TECHNICAL],
  sandbox_event: ["end-plan.service.ts", TECHNICAL],
  sandbox_subscription: ["end-plan.service.ts", TECHNICAL],
  schema_compatibility: [NOBODYS, TECHNICAL],
  secret_key_mark: [NOBODYS, TECHNICAL],
  session: [GOES_ALONG, PROOF],
  sign_in_challenge: [GOES_ALONG, PROOF],
  sign_in_record: [GOES_ALONG, "sign-ins.json"],
  subscription: [GOES_ALONG, "invoices.json"],
  team: [GOES_ALONG, "teams.json"],
  team_action: [GOES_ALONG, "teams.json"],
  team_arrival: [GOES_ALONG, "teams.json"],
  team_link: [GOES_ALONG, "teams.json"],
  team_person: [GOES_ALONG, "teams.json"],
  template: [GOES_ALONG, "teams.json"],
  used_stamp: ["after its hours: names nobody", TECHNICAL],
  username_change: [GOES_ALONG, TECHNICAL],
  username_grant: [GOES_ALONG, "account.json"],
  webhook: [GOES_ALONG, "account.json"],
  webhook_delivery: [GOES_ALONG, `${NOT_COPIED}repeats what is there`],
};

withDatabase("the tables of the product", (database) => {
  const isSqlite = database.target.kind === "sqlite";

  test("are each known to the deletion and to the copy of an account", async () => {
    const { db } = await buildTestApp(database);
    const tables = (await listTables(db)).filter((name) => !/^(kysely_|sqlite_)/.test(name));
    // On PostgreSQL the search is a column of the person.
    const known = Object.keys(TABLES).filter((name) => isSqlite || name !== "person_search");
    expect(known).toEqual(tables.toSorted());
  });

  test.runIf(isSqlite)("lose their rows with the account where nothing else deletes them", async () => {
    const app = await buildTestApp(database);
    for (const [name, [deleted]] of Object.entries(TABLES)) {
      if (deleted === GOES_ALONG) expect(await goesWithAccount(app, name), name).toBe(true);
    }
  });
});

async function goesWithAccount(app: TestApp, table: string): Promise<boolean> {
  if (table === "account") return true;
  const keys = sql<{ table: string; on_delete: string }>`select * from pragma_foreign_key_list(${table})`;
  for (const key of (await keys.execute(app.db)).rows) {
    if (key.on_delete === "CASCADE" && (await goesWithAccount(app, key.table))) return true;
  }
  return false;
}
