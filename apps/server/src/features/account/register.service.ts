import { ACCOUNT_MESSAGES as TEXT } from "@visita/domain/account/account.messages";
import type { RegisterInput } from "@visita/domain/account/register.contract";
import type { CurrentUser } from "@visita/domain/account/session.contract";
import { weakPasswordProblem } from "@visita/domain/account/weak-password";
import { AppError } from "../../lib/app-error.ts";
import { newId } from "../../lib/tokens.ts";
import type { Visitor } from "../../lib/visitor.ts";
import type { AccountContext } from "./account.context.ts";
import { LIMITS } from "./account.limits.ts";
import { recordSignIn } from "./account.service.ts";
import { claimWelcomes, insertAccount } from "./account.store.ts";
import { toCurrentUser } from "./session.service.ts";

const WELCOME_WINDOW_MS = 10 * 60_000;
/** The sign-up page normally requests the welcome mail; after this time it is sent without a request. */
const WELCOME_DELAY_MS = 2 * 60_000;

export async function register(
  context: AccountContext,
  input: RegisterInput,
  visitor: Visitor,
): Promise<CurrentUser> {
  const { db, limits, passwords } = context;
  await limits.hit(LIMITS.registerNetworkHour, visitor.network);
  await limits.hit(LIMITS.registerNetworkDay, visitor.network);
  await limits.hit(LIMITS.registerEverywhere, "all");
  const problem = weakPasswordProblem(input.password, { email: input.email, brand: context.brand });
  if (problem) throw new AppError("invalid_input", problem, { fields: { password: problem } });
  // Before the email address is looked up: the response time must not reveal that it is taken.
  const hash = await passwords.hash(input.password);
  const now = context.now();
  const account = await db.transaction().execute(async (trx) => {
    const row = await insertAccount(trx, {
      id: newId(),
      email: input.email,
      first_name: input.firstname,
      last_name: input.lastname,
      password_hash: hash,
      email_verified_at: null,
      created_at: now,
    });
    if (row) await recordSignIn(trx, "register", row.id, visitor.ip, input.metadata, now);
    return row;
  });
  if (!account) {
    throw new AppError("email_taken", TEXT.emailTaken, { fields: { email: TEXT.emailTaken } });
  }
  return toCurrentUser(account);
}

/** Sends a new account its welcome mail, once. Does nothing for any other email address. */
export async function sendWelcome(context: AccountContext, email: string): Promise<void> {
  const now = context.now();
  await sendWelcomes(context, { email, after: now - WELCOME_WINDOW_MS, before: now });
}

/** Sends the welcome mails that no page requested, because its tab was closed or offline. */
export async function sendMissedWelcomes(context: AccountContext): Promise<void> {
  const now = context.now();
  await sendWelcomes(context, { after: now - 24 * 60 * 60_000, before: now - WELCOME_DELAY_MS });
}

async function sendWelcomes(
  { db, now, mail }: AccountContext,
  where: { email?: string; after: number; before: number },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const accounts = await claimWelcomes(trx, now(), where);
    for (const { email } of accounts) await mail.enqueue(trx, email, { kind: "welcome" });
  });
  mail.kick();
}
