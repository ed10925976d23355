/** With OIDC_ONLY, whoever is no admin signs in at the company's provider and nowhere else. */
import { ACCOUNT_MESSAGES as TEXT } from "@visita/domain/account/account.messages";
import type { AppContext } from "../../../core/app-context.ts";
import { AppError } from "../../../lib/app-error.ts";

type Person = { readonly email: string };

export function isCompanyOnly({ config, adminEmails }: AppContext, { email }: Person): boolean {
  return config.company?.isOnly === true && !adminEmails.has(email);
}

/** Like `requireNotSuspended`, only after the password or a passkey was right. */
export function requireOtherWayIn(context: AppContext, person: Person): void {
  if (!isCompanyOnly(context, person)) return;
  throw new AppError("company_only", TEXT.companyOnly({ company: context.config.company?.name ?? "" }));
}
