import { type CreateTableBuilder, type Kysely, PostgresAdapter, sql } from "kysely";

/** Sums of a card and day in one row. Additive: `insight_sum` is emptied by a job, and dropped by a later release. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  // Without a rowid, the days of a card lie beside each other.
  const create = (table: CreateTableBuilder<string, string>) =>
    (isPostgres ? table : table.modifyEnd(sql`without rowid`)).execute();
  const createOfCards = (name: string) =>
    db.schema
      .createTable(name)
      .addColumn("card_id", "text", (column) => column.notNull().references("card.id").onDelete("cascade"));

  await create(
    createOfCards("insight_day")
      .addColumn("day", "integer", (column) => column.notNull())
      .addColumn("counts", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("insight_day_pk", ["card_id", "day"]),
  );
  await create(
    createOfCards("insight_link")
      .addColumn("link_id", "text", (column) => column.notNull())
      .addColumn("views", "integer", (column) => column.notNull())
      .addColumn("saves", "integer", (column) => column.notNull())
      .addColumn("details", "integer", (column) => column.notNull())
      .addPrimaryKeyConstraint("insight_link_pk", ["card_id", "link_id"]),
  );
  await db.schema.createIndex("insight_link_id").on("insight_link").column("link_id").execute();

  await db.schema
    .createTable("insight_total")
    .addColumn("day", "text", (column) => column.primaryKey())
    .addColumn("views", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("insight_folding")
    .addColumn("goal", "text", (column) => column.primaryKey())
    .addColumn("after_card", "text")
    .execute();
}
