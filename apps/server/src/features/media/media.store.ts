import type { ExpressionBuilder, Insertable, Selectable } from "kysely";
import type { Db } from "../../db/database.ts";
import { hasChanged } from "../../db/queries.ts";
import type { MediaTable } from "../../db/schema/media.tables.ts";
import type { Database } from "../../db/schema.ts";

export const MEDIA_VARIANTS = ["webp", "small", "jpeg"] as const;
export type MediaVariant = (typeof MEDIA_VARIANTS)[number];

/** Where the bytes of a picture are. */
export type MediaPlace = "database" | "s3";

/** Returns the object key of the row, which may have been there before. */
export async function upsertMedia(db: Db, row: Insertable<MediaTable>): Promise<string | null> {
  const { object_key } = await db
    .insertInto("media")
    .values(row)
    .onConflict((conflict) => conflict.column("hash").doUpdateSet({ touched_at: row.touched_at }))
    .returning("object_key")
    .executeTakeFirstOrThrow();
  return object_key;
}

export function findMedia(db: Db, hash: string): Promise<Selectable<MediaTable> | undefined> {
  return db.selectFrom("media").selectAll().where("hash", "=", hash).executeTakeFirst();
}

/** The next hashes of pictures that are in a place. */
export async function listMediaHashes(
  db: Db,
  after: string,
  place: MediaPlace,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom("media")
    .select("hash")
    .where("hash", ">", after)
    .where("object_key", place === "s3" ? "is not" : "is", null)
    .orderBy("hash")
    .limit(limit)
    .execute();
  return rows.map((row) => row.hash);
}

/** A single zero: the columns are not null, and an empty array would be bound as null on SQLite. */
const NO_BYTES = { webp: Uint8Array.of(0), small: Uint8Array.of(0), jpeg: Uint8Array.of(0) };

/** A row for a picture whose bytes are in the object store. */
export function objectRow(hash: string, objectKey: string, touchedAt: number): Insertable<MediaTable> {
  return { hash, ...NO_BYTES, object_key: objectKey, touched_at: touchedAt };
}

/** False unless the bytes are still in the row. */
export function updateObjectKey(db: Db, hash: string, objectKey: string): Promise<boolean> {
  return hasChanged(
    db
      .updateTable("media")
      .set({ ...NO_BYTES, object_key: objectKey })
      .where("hash", "=", hash)
      .where("object_key", "is", null),
  );
}

/** False unless the row still refers to this object. */
export function updateMediaBytes(
  db: Db,
  hash: string,
  objectKey: string,
  bytes: Readonly<Record<MediaVariant, Uint8Array>>,
): Promise<boolean> {
  return hasChanged(
    db
      .updateTable("media")
      .set({ ...bytes, object_key: null })
      .where("hash", "=", hash)
      .where("object_key", "=", objectKey),
  );
}

/** False if there is no such image. */
export function updateTouchedAt(db: Db, hash: string, touchedAt: number): Promise<boolean> {
  return hasChanged(db.updateTable("media").set({ touched_at: touchedAt }).where("hash", "=", hash));
}

export async function findMediaBytes(
  db: Db,
  hash: string,
  variant: MediaVariant,
): Promise<{ bytes: Uint8Array; objectKey: string | null } | undefined> {
  const row = await db
    .selectFrom("media")
    .select((media) => [media.ref(variant).as("bytes"), "object_key"])
    .where("hash", "=", hash)
    .executeTakeFirst();
  return row && { bytes: row.bytes, objectKey: row.object_key };
}

type MediaExpressions = ExpressionBuilder<Database, "media">;

/** Whether any card, a template of cards, or a team refers to an image. */
function isShown(media: MediaExpressions) {
  return media
    .or([
      ...(["profilepic", "logo"] as const).map((column) =>
        media.exists(
          media.selectFrom("card").select("card.id").whereRef(`card.${column}`, "=", "media.hash"),
        ),
      ),
      ...(["logo", "previous_logo"] as const).map((column) =>
        media.exists(
          media
            .selectFrom("template")
            .select("template.id")
            .whereRef(`template.${column}`, "=", "media.hash"),
        ),
      ),
      media.exists(media.selectFrom("team").select("team.id").whereRef("team.logo", "=", "media.hash")),
    ])
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

/** The next images by hash, and whether anything refers to them. */
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

/** Returns the object key of the deleted row, if it had one. */
export async function deleteMedia(db: Db, hash: string, touchedBefore: number): Promise<string | null> {
  const deleted = await db
    .deleteFrom("media")
    .where("hash", "=", hash)
    .where("touched_at", "<", touchedBefore)
    .returning("object_key")
    .executeTakeFirst();
  return deleted?.object_key ?? null;
}
