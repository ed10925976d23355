import type { Insertable } from "kysely";
import type { Db } from "../../../db/database.ts";
import { hasRow } from "../../../db/queries.ts";
import type { CompanyIdentityTable, CompanySignInTable } from "../../../db/schema/account.tables.ts";

/** Returns whether it was inserted: neither the subject nor the account had one at this issuer. */
export function insertIdentity(trx: Db, row: Insertable<CompanyIdentityTable>): Promise<boolean> {
  return hasRow(
    trx
      .insertInto("company_identity")
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .returning("subject"),
  );
}

export function findAccountByIdentity(db: Db, issuer: string, subject: string) {
  return db
    .selectFrom("company_identity")
    .innerJoin("account", "account.id", "company_identity.account_id")
    .selectAll("account")
    .where("company_identity.issuer", "=", issuer)
    .where("company_identity.subject", "=", subject)
    .executeTakeFirst();
}

export function listIdentitiesOf(db: Db, accountId: string) {
  return db
    .selectFrom("company_identity")
    .selectAll()
    .where("account_id", "=", accountId)
    .orderBy("linked_at")
    .orderBy("issuer")
    .execute();
}

export async function deleteIdentitiesOf(trx: Db, accountId: string): Promise<void> {
  await trx.deleteFrom("company_identity").where("account_id", "=", accountId).execute();
}

export async function insertCompanySignIn(db: Db, row: Insertable<CompanySignInTable>): Promise<void> {
  await db.insertInto("company_sign_in").values(row).execute();
}

/** Undefined where there is none that is still good: it works once. */
export function takeCompanySignIn(
  db: Db,
  { state_hash, browser_hash }: Pick<CompanySignInTable, "state_hash" | "browser_hash">,
  now: number,
) {
  return db
    .deleteFrom("company_sign_in")
    .where("state_hash", "=", state_hash)
    .where("browser_hash", "=", browser_hash)
    .where("expires_at", ">", now)
    .returning("return_to")
    .executeTakeFirst();
}

export async function deleteOldCompanySignIns(db: Db, until: number): Promise<void> {
  await db.deleteFrom("company_sign_in").where("expires_at", "<=", until).execute();
}
