import { EXAMPLE_ACCOUNT_ID } from "@visita/domain/site/example-account";
import type { AppContext } from "../core/app-context.ts";
import { beginSession, endSession, originOf } from "../features/account/sessions/session.service.ts";
import type { Visitor } from "../lib/visitor.ts";

/** The token of a session of the example account, in place of the caller's; undefined when there is no such account. */
export async function enterExample(
  context: AppContext,
  visitor: Visitor,
  sessionToken: string | undefined,
): Promise<string | undefined> {
  const { db, now } = context;
  const account = await db
    .selectFrom("account")
    .select("id")
    .where("id", "=", EXAMPLE_ACCOUNT_ID)
    .executeTakeFirst();
  if (!account) return undefined;
  if (sessionToken) await endSession(db, sessionToken);
  return beginSession(db, account.id, now(), await originOf(context, visitor));
}
