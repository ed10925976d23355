import type { Insertable, Selectable, Updateable } from "kysely";
import type { Db } from "../../db/database.ts";
import { countRows, hasChanged } from "../../db/queries.ts";
import type { TemplateTable } from "../../db/schema/team.tables.ts";

export type TemplateRow = Selectable<TemplateTable>;

export async function insertTemplate(trx: Db, row: Insertable<TemplateTable>): Promise<void> {
  await trx.insertInto("template").values(row).execute();
}

export function findTemplate(db: Db, teamId: string, templateId: string): Promise<TemplateRow | undefined> {
  return db
    .selectFrom("template")
    .selectAll()
    .where("id", "=", templateId)
    .where("team_id", "=", teamId)
    .executeTakeFirst();
}

/** The picture that stands for a team: of its first template. */
export async function findFirstLogo(db: Db, teamId: string): Promise<string | null> {
  const row = await db
    .selectFrom("template")
    .select("logo")
    .where("team_id", "=", teamId)
    .orderBy("created_at")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
  return row?.logo ?? null;
}

export async function findFirstTemplateId(db: Db, teamId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("template")
    .select("id")
    .where("team_id", "=", teamId)
    .orderBy("created_at")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/** Oldest first, with who changed each last, how many cards are made from it and one of them. */
export function listTemplates(db: Db, teamId: string) {
  return db
    .selectFrom("template")
    .leftJoin("account", "account.id", "template.changed_by")
    .leftJoin(
      // Together, since PostgreSQL looks for the least id of some cards among all that there are.
      ({ selectFrom }) =>
        selectFrom("card")
          .select(["card.template_id"])
          .select(({ fn }) => [fn.countAll<number>().as("cards"), fn.min("card.id").as("sample_id")])
          .where("card.team_id", "=", teamId)
          .where("card.deleted_at", "is", null)
          .groupBy("card.template_id")
          .as("made"),
      (join) => join.onRef("made.template_id", "=", "template.id"),
    )
    .selectAll("template")
    .select(["account.first_name", "account.last_name", "made.cards", "made.sample_id"])
    .where("template.team_id", "=", teamId)
    .orderBy("template.created_at")
    .orderBy("template.id")
    .execute();
}

export type ListedTemplateRow = Awaited<ReturnType<typeof listTemplates>>[number];

export function countTemplates(db: Db, teamId: string): Promise<number> {
  return countRows(db.selectFrom("template").where("team_id", "=", teamId));
}

export function countCardsOfTemplate(db: Db, templateId: string): Promise<number> {
  return countRows(
    db.selectFrom("card").where("template_id", "=", templateId).where("deleted_at", "is", null),
  );
}

/** Increments the version first, which serializes concurrent saves of one template. */
export function nextTemplateVersion(
  trx: Db,
  teamId: string,
  templateId: string,
): Promise<TemplateRow | undefined> {
  return trx
    .updateTable("template")
    .set((template) => ({ version: template("version", "+", 1) }))
    .where("id", "=", templateId)
    .where("team_id", "=", teamId)
    .returningAll()
    .executeTakeFirst();
}

export async function updateTemplate(
  trx: Db,
  templateId: string,
  changes: Updateable<TemplateTable>,
): Promise<void> {
  await trx.updateTable("template").set(changes).where("id", "=", templateId).execute();
}

/** False while a card is made from it. */
export function deleteTemplateRow(trx: Db, teamId: string, templateId: string): Promise<boolean> {
  const used = trx.selectFrom("card").select("template_id").where("template_id", "=", templateId);
  return hasChanged(
    trx
      .deleteFrom("template")
      .where("id", "=", templateId)
      .where("team_id", "=", teamId)
      .where(({ not, exists }) => not(exists(used))),
  );
}
