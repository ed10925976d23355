import type { CompanyStatus } from "@visita/domain/account/company.contract";
import type { AppContext } from "../../../core/app-context.ts";
import type { Db } from "../../../db/database.ts";
import { isoTime } from "../../../lib/utc-time.ts";
import { findAccount } from "../account.service.ts";
import { NO_PASSWORD } from "../account.store.ts";
import { listIdentitiesOf } from "./company.store.ts";

/** How an account signs in, as its settings show it. */
export async function describeCompanySignIn(
  { db, config }: AppContext,
  accountId: string,
): Promise<CompanyStatus> {
  const { password_hash } = await findAccount(db, accountId);
  const [identity] = config.company ? await listIdentitiesOf(db, accountId) : [];
  return {
    hasPassword: password_hash !== NO_PASSWORD,
    company:
      config.company && identity
        ? { name: config.company.name, linkedAt: isoTime(identity.linked_at) }
        : null,
  };
}

/** Whether the account has signed in by the company. */
export async function isOfCompany(db: Db, accountId: string): Promise<boolean> {
  return (await listIdentitiesOf(db, accountId)).length > 0;
}
