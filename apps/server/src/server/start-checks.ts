import { sql } from "kysely";
import type { Config } from "../config/config.ts";
import type { RootDb, Trx } from "../db/database.ts";
import { deriveKeys, type SecretKey } from "../lib/secret-key.ts";
import { StartError } from "../lib/start-error.ts";

/** Of a PostgreSQL database, by whichever address. */
export async function identityOf(db: RootDb): Promise<string | undefined> {
  const question = sql<{
    name: string;
  }>`select concat(current_database(), pg_postmaster_start_time()) as name`;
  return (await question.execute(db)).rows[0]?.name;
}

/** Or the one would be migrated, and the other used. */
export function requireSame(main: string | undefined, listen: string | undefined): void {
  if (main === listen) return;
  throw new StartError(
    "DATABASE_LISTEN_URL leads to another database than DATABASE_URL. Let it lead to the same one, past any pooler.",
  );
}

/** Settings that are right by themselves and wrong for what the database holds. */
export async function checkAgainstDatabase(db: RootDb, config: Config, secretKey: SecretKey): Promise<void> {
  await checkMediaStore(db, config);
  await checkSecretKey(db, config, secretKey);
}

async function checkMediaStore(db: RootDb, { media }: Config): Promise<void> {
  if (media) return;
  const stored = await db
    .selectFrom("media")
    .select("hash")
    .where("object_key", "is not", null)
    .limit(1)
    .executeTakeFirst();
  if (!stored) return;
  throw new StartError(
    "MEDIA_URL is not set, but pictures of this database are in an object store: set it as before, " +
      "or move them back first (media move, with MEDIA_STORE=database).",
  );
}

/**
 * What was encrypted or signed with another key can no longer be read, and two instances with different keys refuse each
 * other's codes and forms. So the database knows a mark of each key that may be used.
 */
async function checkSecretKey(db: RootDb, config: Config, secretKey: SecretKey): Promise<void> {
  const [current, ...old] = deriveKeys(secretKey, "secret key mark").map((key) => key.toString("hex"));
  const mark = current as string;
  await db.transaction().execute(async (trx) => {
    const marks = (await trx.selectFrom("secret_key_mark").select("mark").execute()).map((row) => row.mark);
    if (marks.length > 0 && ![mark, ...old].some((each) => marks.includes(each))) {
      throw new StartError(wrongKey(config));
    }
    await trx
      .insertInto("secret_key_mark")
      .values({ mark })
      .onConflict((conflict) => conflict.column("mark").doNothing())
      .execute();
    if (old.length === 0) await trx.deleteFrom("secret_key_mark").where("mark", "!=", mark).execute();
  });
}

function wrongKey({ secretKey, dataDir, database }: Config): string {
  const wayOut =
    "To change it on purpose, give the one before in SECRET_KEY_OLD; if that is lost, run admin forget-key once.";
  if (secretKey) {
    return `SECRET_KEY is not the one that this database was written with. Set the same on every instance. ${wayOut}`;
  }
  const remedy =
    database.kind === "postgres"
      ? "Set SECRET_KEY to that of the other instances."
      : "Put back the file from your copies.";
  return `The key in ${dataDir}/secret-key is not the one that this database was written with. ${remedy} ${wayOut}`;
}

/** For an operator whose key is lost: the next server that starts writes its own mark. */
export async function forgetSecretKey(trx: Trx): Promise<void> {
  await trx.deleteFrom("secret_key_mark").execute();
}
