import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  // A team is an account that nobody signs in to: it holds the cards that nobody has taken yet, and the team's plan.
  await db.schema
    .createTable("team")
    .addColumn("id", "text", (column) => column.primaryKey().references("account.id").onDelete("cascade"))
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("join_domain", "text")
    .addColumn("join_template_id", "text")
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("deleted_at", "bigint")
    .execute();

  await db.schema
    .createTable("template")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("team_id", "text", (column) => column.notNull().references("team.id").onDelete("cascade"))
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("fields", "text", (column) => column.notNull())
    .addColumn("logo", "text")
    .addColumn("indexable", "integer", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("changed_at", "bigint", (column) => column.notNull())
    .addColumn("changed_by", "text", (column) => column.references("account.id").onDelete("set null"))
    .addColumn("previous_fields", "text")
    .addColumn("previous_logo", "text")
    .execute();

  await db.schema
    .alterTable("card")
    .addColumn("team_id", "text", (column) => column.references("team.id").onDelete("cascade"))
    .execute();
  await db.schema
    .alterTable("card")
    .addColumn("template_id", "text", (column) => column.references("template.id"))
    .execute();
  await db.schema.alterTable("card").addColumn("team_ended_at", "bigint").execute();

  // Somebody in a team, or invited to it.
  await db.schema
    .createTable("team_person")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("team_id", "text", (column) => column.notNull().references("team.id").onDelete("cascade"))
    .addColumn("account_id", "text", (column) => column.references("account.id").onDelete("cascade"))
    .addColumn("card_id", "text", (column) => column.references("card.id").onDelete("set null"))
    .addColumn("role", "text", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("joined_at", "bigint")
    .addColumn("invited_by", "text", (column) => column.references("account.id").onDelete("set null"))
    .addColumn("invited_at", "bigint")
    .addColumn("expires_at", "bigint")
    .addColumn("remind_at", "bigint")
    .addColumn("reminded_at", "bigint")
    .execute();

  await db.schema
    .createTable("team_action")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("team_id", "text", (column) => column.notNull().references("team.id").onDelete("cascade"))
    .addColumn("actor_id", "text", (column) => column.references("account.id").onDelete("set null"))
    .addColumn("action", "text", (column) => column.notNull())
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("count", "integer", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .execute();

  // Whose card had the username before they left the team, for the card that takes over.
  await db.schema.alterTable("former_username").addColumn("left_name", "text").execute();
  await db.schema
    .alterTable("former_username")
    .addColumn("left_team_id", "text", (column) => column.references("team.id").onDelete("cascade"))
    .execute();

  await createIndexes(db);
}

async function createIndexes(db: Kysely<unknown>): Promise<void> {
  const isSet = (column: string) => [sql.ref(column), "is not", null] as const;
  await db.schema
    .createIndex("template_indexable")
    .on("template")
    .column("id")
    .where(sql.ref("indexable"), "=", sql.lit(1))
    .execute();
  await db.schema.createIndex("template_team").on("template").column("team_id").execute();
  for (const column of ["logo", "previous_logo", "changed_by"]) {
    await db.schema
      .createIndex(`template_${column}`)
      .on("template")
      .column(column)
      .where(...isSet(column))
      .execute();
  }
  for (const column of ["team_id", "template_id"]) {
    await db.schema
      .createIndex(`card_${column}`)
      .on("card")
      .column(column)
      .where(...isSet(column))
      .execute();
  }
  await db.schema
    .createIndex("team_person_account")
    .on("team_person")
    .columns(["account_id", "team_id"])
    .unique()
    .where(...isSet("account_id"))
    .execute();
  await db.schema
    .createIndex("team_person_email")
    .on("team_person")
    .columns(["team_id", "email"])
    .unique()
    .execute();
  for (const column of ["card_id", "invited_by", "remind_at"]) {
    await db.schema
      .createIndex(`team_person_${column}`)
      .on("team_person")
      .column(column)
      .where(...isSet(column))
      .execute();
  }
  await db.schema
    .createIndex("team_action_list")
    .on("team_action")
    .columns(["team_id", "created_at"])
    .execute();
  await db.schema.createIndex("team_action_created_at").on("team_action").column("created_at").execute();
  await db.schema
    .createIndex("team_action_actor")
    .on("team_action")
    .column("actor_id")
    .where(...isSet("actor_id"))
    .execute();
  await db.schema
    .createIndex("former_username_left_team")
    .on("former_username")
    .column("left_team_id")
    .where(...isSet("left_team_id"))
    .execute();
  await db.schema
    .createIndex("team_join_domain")
    .on("team")
    .column("join_domain")
    .where(...isSet("join_domain"))
    .execute();
}
