import { ACCOUNT_MESSAGES as TEXT } from "@visita/domain/account/account.messages";
import type { RegisterInput } from "@visita/domain/account/register.contract";
import type { CurrentUser } from "@visita/domain/account/session.contract";
import { weakPasswordProblem } from "@visita/domain/account/weak-password";
import type { AppContext } from "../../../core/app-context.ts";
import { AppError } from "../../../lib/app-error.ts";
import { newId } from "../../../lib/tokens.ts";
import type { Visitor } from "../../../lib/visitor.ts";
import { LIMITS } from "../account.limits.ts";
import { recordSignIn } from "../account.service.ts";
import { claimWelcomes, insertAccount } from "../account.store.ts";
import { requireOtherWayIn } from "../company/company-only.ts";
import { toCurrentUser } from "../sessions/session.service.ts";

/** Accounts confirmed longer ago are not welcomed any more. */
const WELCOME_WINDOW_MS = 24 * 60 * 60_000;
const WELCOME_BATCH = 100;
const PROOF_PURPOSE = "sign-up";

/** Makes an account. In a flood it asks for a proof of work: nobody is refused for what others do. */
export async function register(
  context: AppContext,
  input: RegisterInput,
  visitor: Visitor,
): Promise<CurrentUser> {
  const { limits, proofs } = context;
  requireOtherWayIn(context, input);
  const problem = weakPasswordProblem(input.password, { email: input.email, brand: context.config.brand });
  if (problem)
    throw new AppError("invalid_input", TEXT.registerCheckInput, { fields: { password: problem } });
  const load = await limits.usageOf(LIMITS.registerEverywhere, "all");
  const giveBackProof = await proofs.claim(PROOF_PURPOSE, visitor.proof);
  if (load >= 1 && !giveBackProof) throw proofs.demand(PROOF_PURPOSE, load);
  const count = {
    limits: [LIMITS.registerNetworkHour, LIMITS.registerNetworkDay],
    networks: visitor.networks,
    // It tells that somebody has an account.
    isCounted: (error: unknown) => error instanceof AppError && error.code === "email_taken",
  };
  const user = await limits
    .countNetworks(count, () => addAccount(context, input, visitor, giveBackProof !== undefined))
    .catch(async (error: unknown) => {
      if (!(error instanceof AppError) || error.code !== "unavailable") throw error;
      if (!giveBackProof) throw proofs.demand(PROOF_PURPOSE, load);
      await giveBackProof();
      throw error;
    });
  await limits.tryHit(LIMITS.registerEverywhere, "all");
  return user;
}

async function addAccount(
  context: AppContext,
  input: RegisterInput,
  visitor: Visitor,
  isProven: boolean,
): Promise<CurrentUser> {
  const { db, passwords } = context;
  // Before the email address is looked up: the response time must not reveal that it is taken.
  const hash = await passwords.hash(input.password, isProven ? "proven sign-up" : "sign-up");
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
      language: visitor.language,
    });
    if (!row) return undefined;
    await recordSignIn(trx, "register", row.id, visitor.ip, input.metadata, now);
    await context.emit("accountCreated", { trx, accountId: row.id });
    return row;
  });
  if (!account) {
    throw new AppError("email_taken", TEXT.emailTaken, { fields: { email: TEXT.emailTaken } });
  }
  return toCurrentUser(account);
}

/** Sends the welcome mails of accounts that were confirmed otherwise than by signing in. */
export async function sendMissedWelcomes(context: AppContext): Promise<void> {
  const { db, mail } = context;
  const now = context.now();
  for (;;) {
    // Batches, because on SQLite a transaction holds up every other write.
    const count = await db.transaction().execute(async (trx) => {
      const accounts = await claimWelcomes(trx, now, now - WELCOME_WINDOW_MS, WELCOME_BATCH);
      for (const account of accounts) await mail.enqueue(trx, account, { kind: "welcome" });
      return accounts.length;
    });
    if (count > 0) mail.kick();
    if (count < WELCOME_BATCH) return;
  }
}
