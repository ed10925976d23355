import { type Kysely, PostgresAdapter, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;

  await db.schema
    .createTable("card_link")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("card_id", "text", (column) => column.notNull().references("card.id").onDelete("cascade"))
    .addColumn("slug", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("last_day", "text")
    .addColumn("ended_on", "text")
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .addUniqueConstraint("card_link_slug", ["card_id", "slug"])
    .execute();

  const sums = db.schema
    .createTable("insight_sum")
    .addColumn("card_id", "text", (column) => column.notNull().references("card.id").onDelete("cascade"))
    .addColumn("day", "text", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("source", "text", (column) => column.notNull())
    .addColumn("detail", "text", (column) => column.notNull())
    .addColumn("count", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("insight_sum_pk", ["card_id", "day", "kind", "source", "detail"]);
  // Without a rowid, the sums of a card lie beside each other, by day.
  await (isPostgres ? sums : sums.modifyEnd(sql`without rowid`)).execute();

  // Unlogged: neither the write-ahead log nor a physical backup keeps what is destroyed when the day is over.
  const createTemporary = (table: string) =>
    isPostgres ? db.schema.createTable(table).modifyFront(sql`unlogged`) : db.schema.createTable(table);

  await createTemporary("insight_key")
    .addColumn("day", "text", (column) => column.primaryKey())
    .addColumn("key", "text", (column) => column.notNull())
    .execute();

  await createTemporary("insight_visitor")
    .addColumn("day", "text", (column) => column.notNull())
    .addColumn("hash", "text", (column) => column.notNull())
    .addColumn("seen_at", "bigint", (column) => column.notNull())
    .addColumn("visits", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("insight_visitor_pk", ["day", "hash"])
    .execute();

  await db.schema
    .createTable("insight_writer")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("batch", "integer", (column) => column.notNull())
    .addColumn("written_at", "bigint", (column) => column.notNull())
    .execute();
}
