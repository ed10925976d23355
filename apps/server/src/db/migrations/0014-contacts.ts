import { type Kysely, PostgresAdapter, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;

  // Off for cards that exist; new ones are stored with it on.
  await db.schema
    .alterTable("card")
    .addColumn("exchange", "integer", (column) => column.notNull().defaultTo(0))
    .execute();

  await db.schema
    .createTable("exchange_setting")
    .addColumn("account_id", "text", (column) =>
      column.primaryKey().references("account.id").onDelete("cascade"),
    )
    .addColumn("offer_answered_at", "bigint")
    .addColumn("mails_stopped_at", "bigint")
    .addColumn("last_mailed_at", "bigint")
    .addColumn("mail_due_at", "bigint")
    .execute();
  await db.schema
    .createIndex("exchange_setting_due")
    .on("exchange_setting")
    .column("mail_due_at")
    .where(sql.ref("mail_due_at"), "is not", null)
    .execute();

  const people = db.schema.createTable("person");
  // Ascending with age: it orders the list, and names the row in SQLite's search index.
  await (isPostgres
    ? people.addColumn("number", "serial", (column) => column.primaryKey())
    : people.addColumn("number", "integer", (column) => column.primaryKey().autoIncrement())
  )
    .addColumn("id", "text", (column) => column.notNull().unique())
    .addColumn("owner_id", "text", (column) => column.notNull().references("account.id").onDelete("cascade"))
    .addColumn("origin", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("phone", "text", (column) => column.notNull())
    .addColumn("phone_key", "text", (column) => column.notNull())
    .addColumn("company", "text", (column) => column.notNull())
    .addColumn("role", "text", (column) => column.notNull())
    .addColumn("met", "text", (column) => column.notNull())
    .addColumn("note", "text", (column) => column.notNull())
    .addColumn("own_note", "text", (column) => column.notNull())
    .addColumn("card_id", "text", (column) => column.references("card.id").onDelete("set null"))
    .addColumn("link_id", "text", (column) => column.references("card_link.id").onDelete("set null"))
    .addColumn("sent_card_id", "text", (column) => column.references("card.id").onDelete("set null"))
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("opened_at", "bigint")
    .addColumn("deleted_at", "bigint")
    .addColumn("mail_pending", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .execute();

  await db.schema.createIndex("person_list").on("person").columns(["owner_id", "number"]).execute();
  await db.schema.createIndex("person_email").on("person").columns(["owner_id", "email"]).execute();
  await db.schema.createIndex("person_phone").on("person").columns(["owner_id", "phone_key"]).execute();
  await db.schema.createIndex("person_card").on("person").columns(["card_id", "number"]).execute();
  await db.schema.createIndex("person_link").on("person").columns(["link_id", "number"]).execute();
  await db.schema.createIndex("person_sent_card").on("person").column("sent_card_id").execute();
  await db.schema
    .createIndex("person_new")
    .on("person")
    .column("owner_id")
    .where(sql.ref("opened_at"), "is", null)
    .execute();
  await db.schema
    .createIndex("person_deleted")
    .on("person")
    .column("deleted_at")
    .where(sql.ref("deleted_at"), "is not", null)
    .execute();
  await db.schema
    .createIndex("person_mail_pending")
    .on("person")
    .column("owner_id")
    .where(sql.ref("mail_pending"), "=", sql.lit(1))
    .execute();

  await db.schema
    .createTable("person_tag")
    .addColumn("owner_id", "text", (column) => column.notNull().references("account.id").onDelete("cascade"))
    .addColumn("tag_key", "text", (column) => column.notNull())
    .addColumn("person_number", "integer", (column) =>
      column.notNull().references("person.number").onDelete("cascade"),
    )
    .addColumn("tag", "text", (column) => column.notNull())
    .addColumn("position", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("person_tag_pk", ["owner_id", "tag_key", "person_number"])
    .execute();
  await db.schema.createIndex("person_tag_person").on("person_tag").column("person_number").execute();

  if (isPostgres) {
    await sql`alter table person add column search tsvector`.execute(db);
    await sql`create index person_search on person using gin (search)`.execute(db);
    return;
  }
  // Terms are folded and split before they are stored: the tokenizer only separates them by spaces. They begin with 16
  // characters that stand for the owner, so 17 to 19 are prefixes of one to three letters.
  await sql`create virtual table person_search using fts5(
    terms, content = '', contentless_delete = 1, detail = none, tokenize = 'ascii', prefix = '17 18 19'
  )`.execute(db);
  await sql`create trigger person_search_delete after delete on person begin
    delete from person_search where rowid = old.number;
  end`.execute(db);
}
