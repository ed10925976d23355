import type { ExpressionBuilder, Insertable } from "kysely";
import type { Db } from "../../db/database.ts";
import type { Database, MediaTable } from "../../db/schema.ts";

export const MEDIA_VARIANTS = ["webp", "small", "jpeg"] as const;
export type MediaVariant = (typeof MEDIA_VARIANTS)[number];

export async function upsertMedia(db: Db, row: Insertable<MediaTable>): Promise<void> {
  await db
    .insertInto("media")
    .values(row)
    .onConflict((conflict) => conflict.column("hash").doUpdateSet({ touched_at: row.touched_at }))
    .execute();
}

/** False if there is no such image. */
export async function updateTouchedAt(db: Db, hash: string, touchedAt: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("media")
    .set({ touched_at: touchedAt })
    .where("hash", "=", hash)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function findMediaBytes(
  db: Db,
  hash: string,
  variant: MediaVariant,
): Promise<Uint8Array | undefined> {
  const row = await db
    .selectFrom("media")
    .select((media) => media.ref(variant).as("bytes"))
    .where("hash", "=", hash)
    .executeTakeFirst();
  return row?.bytes;
}

type MediaExpressions = ExpressionBuilder<Database, "media">;

/** Whether any card refers to an image. */
function isShown(media: MediaExpressions) {
  return media
    .or(
      (["profilepic", "logo"] as const).map((column) =>
        media.exists(
          media.selectFrom("card").select("card.id").whereRef(`card.${column}`, "=", "media.hash"),
        ),
      ),
    )
    .as("is_shown");
}

export async function findMediaUse(
  db: Db,
  hash: string,
): Promise<{ touchedAt: number; isShown: boolean } | undefined> {
  const row = await db
    .selectFrom("media")
    .select((media) => ["touched_at", isShown(media)])
    .where("hash", "=", hash)
    .executeTakeFirst();
  return row && { touchedAt: row.touched_at, isShown: Boolean(row.is_shown) };
}

/** The next images by hash, and whether any card refers to them. */
export async function listMediaAfter(
  db: Db,
  hash: string,
  touchedBefore: number,
  limit: number,
): Promise<{ hash: string; isShown: boolean }[]> {
  const rows = await db
    .selectFrom("media")
    .select((media) => ["hash", isShown(media)])
    .where("hash", ">", hash)
    .where("touched_at", "<", touchedBefore)
    .orderBy("hash")
    .limit(limit)
    .execute();
  return rows.map((row) => ({ hash: row.hash, isShown: Boolean(row.is_shown) }));
}

export async function deleteMedia(db: Db, hash: string, touchedBefore: number): Promise<void> {
  await db.deleteFrom("media").where("hash", "=", hash).where("touched_at", "<", touchedBefore).execute();
}
