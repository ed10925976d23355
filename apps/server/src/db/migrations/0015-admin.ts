import { type Kysely, PostgresAdapter, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await addColumns(db);
  await createTables(db);
  await createIndexes(db, isPostgres);
  await protectAudit(db, isPostgres);
}

async function addColumns(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("account").addColumn("suspended_at", "bigint").execute();
  await db.schema.alterTable("account").addColumn("suspended_for", "text").execute();
  await db.schema.alterTable("session").addColumn("admin_confirmed_at", "bigint").execute();
  await db.schema.alterTable("card").addColumn("owner_suspended_at", "bigint").execute();
  await db.schema.alterTable("card").addColumn("taken_down_at", "bigint").execute();
  await db.schema.alterTable("card").addColumn("taken_down_as", "text").execute();
}

async function createTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("admin_challenge")
    .addColumn("session_hash", "text", (column) =>
      column.primaryKey().references("session.token_hash").onDelete("cascade"),
    )
    .addColumn("code_hmac", "text", (column) => column.notNull())
    .addColumn("tries", "integer", (column) => column.notNull())
    .addColumn("expires_at", "bigint", (column) => column.notNull())
    .execute();

  await db.schema
    .createTable("card_report")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("card_id", "text", (column) => column.notNull().references("card.id").onDelete("cascade"))
    .addColumn("reason", "text", (column) => column.notNull())
    .addColumn("body", "text", (column) => column.notNull())
    .addColumn("reporter_email", "text")
    .addColumn("network_hash", "text")
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("closed_at", "bigint")
    .addColumn("outcome", "text")
    .execute();

  await db.schema
    .createTable("card_takedown")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("card_id", "text", (column) => column.notNull().references("card.id").onDelete("cascade"))
    .addColumn("reason", "text", (column) => column.notNull())
    .addColumn("told", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("answer", "text")
    .addColumn("answered_at", "bigint")
    .addColumn("put_back_at", "bigint")
    .execute();

  await db.schema
    .createTable("card_review")
    .addColumn("card_id", "text", (column) => column.primaryKey().references("card.id").onDelete("cascade"))
    .addColumn("suspicion", "text", (column) => column.notNull())
    .addColumn("queued_at", "bigint", (column) => column.notNull())
    .addColumn("reviewed_at", "bigint")
    .execute();

  // Stands for an account in the audit list and goes with it, so that rows that nobody can change name nobody then.
  await db.schema
    .createTable("admin_subject")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("account_id", "text", (column) =>
      column.notNull().unique().references("account.id").onDelete("cascade"),
    )
    .execute();

  // Refers to no account and no card: what was done outlives both.
  await db.schema
    .createTable("admin_audit")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("actor", "text", (column) => column.notNull())
    .addColumn("action", "text", (column) => column.notNull())
    .addColumn("target_id", "text", (column) => column.notNull())
    .addColumn("target", "text", (column) => column.notNull())
    .addColumn("reason", "text", (column) => column.notNull())
    .addColumn("detail", "text", (column) => column.notNull())
    .execute();
}

async function createIndexes(db: Kysely<unknown>, isPostgres: boolean): Promise<void> {
  const isSet = (column: string) => [sql.ref(column), "is not", null] as const;
  await db.schema.createIndex("account_created_at").on("account").columns(["created_at", "id"]).execute();
  await db.schema
    .createIndex("account_suspended_created_at")
    .on("account")
    .columns(["created_at", "id"])
    .where(...isSet("suspended_at"))
    .execute();
  await db.schema.createIndex("card_created_at").on("card").columns(["created_at", "id"]).execute();
  await db.schema
    .createIndex("card_taken_down_created_at")
    .on("card")
    .columns(["created_at", "id"])
    .where(...isSet("taken_down_at"))
    .execute();
  await db.schema.createIndex("card_report_card_id").on("card_report").column("card_id").execute();
  await db.schema
    .createIndex("card_report_reporter_email")
    .on("card_report")
    .column("reporter_email")
    .where(...isSet("reporter_email"))
    .execute();
  await db.schema.createIndex("card_report_closed_at").on("card_report").column("closed_at").execute();
  await db.schema
    .createIndex("card_report_open")
    .on("card_report")
    .columns(["card_id", "created_at"])
    .where(sql.ref("closed_at"), "is", null)
    .execute();
  await db.schema.createIndex("card_takedown_card_id").on("card_takedown").column("card_id").execute();
  await db.schema
    .createIndex("card_review_open")
    .on("card_review")
    .column("queued_at")
    .where(sql.ref("reviewed_at"), "is", null)
    .execute();
  await db.schema
    .createIndex("admin_audit_created_at")
    .on("admin_audit")
    .columns(["created_at", "id"])
    .execute();
  await db.schema.createIndex("admin_audit_target_id").on("admin_audit").column("target_id").execute();
  // Views of all cards by day. The column that batches update is not in it.
  await db.schema
    .createIndex("insight_sum_view_day")
    .on("insight_sum")
    .column("day")
    .where(sql.ref("kind"), "=", sql.lit("view"))
    .execute();

  // Prefix searches are ranges in the order of bytes, which is SQLite's own; ASCII letters match in either case.
  const byBytes = (column: string) => (isPostgres ? sql`${sql.ref(column)} collate "C"` : sql.ref(column));
  const search = [
    ["account_email_search", "account", sql`(${byBytes("email")})`],
    ["account_first_name_search", "account", sql`(lower(${byBytes("first_name")}))`],
    ["account_last_name_search", "account", sql`(lower(${byBytes("last_name")}))`],
    ["card_username_search", "card", sql`(${byBytes("username_key")})`],
    ["card_fullname_search", "card", sql`(lower(${byBytes("fullname")}))`],
    ["card_companyname_search", "card", sql`(lower(${byBytes("companyname")}))`],
  ] as const;
  for (const [name, table, expression] of search) {
    await sql`create index ${sql.ref(name)} on ${sql.table(table)} (${expression})`.execute(db);
  }
}

/** Held by the database itself: neither a call nor the command line can change or remove what was done. */
async function protectAudit(db: Kysely<unknown>, isPostgres: boolean): Promise<void> {
  if (!isPostgres) {
    for (const event of ["update", "delete"]) {
      await sql`
        create trigger ${sql.ref(`admin_audit_no_${event}`)} before ${sql.raw(event)} on admin_audit
        begin select raise(abort, 'the audit list cannot be changed'); end
      `.execute(db);
    }
    return;
  }
  await sql`
    create function admin_audit_refuse() returns trigger language plpgsql as
    $$ begin raise exception 'the audit list cannot be changed'; end $$
  `.execute(db);
  await sql`
    create trigger admin_audit_no_change before update or delete on admin_audit
    for each row execute function admin_audit_refuse()
  `.execute(db);
}
