/** The code that is mailed for a sign-in on a new device. */
import { ACCOUNT_TIMES } from "@visita/domain/account/account.constants";
import type { Selectable } from "kysely";
import type { AppContext } from "../../../core/app-context.ts";
import type { AccountTable } from "../../../db/schema/account.tables.ts";
import { hashToken, newToken } from "../../../lib/tokens.ts";
import type { Visitor } from "../../../lib/visitor.ts";
import type { MailBudgetName, MailRecipient } from "../../mail/mail.service.ts";
import { LIMITS } from "../account.limits.ts";
import { hmacCode, newCode } from "../security-code.ts";
import { insertLoginChallenge } from "./login-challenge.store.ts";

export const LOGIN_CHALLENGE_TTL_MS = 20 * 60_000;

type Account = Selectable<AccountTable>;

/** Where a code goes; to nobody when it is a decoy's. */
type Destination = { readonly recipient: MailRecipient | null; readonly budget: MailBudgetName };

/** Counts a code that is about to be mailed after a right password. Throws `rate_limited` beyond the limit. */
export async function takeLoginCode(
  { limits, mail }: AppContext,
  account: Account,
  device: string | undefined,
): Promise<Destination> {
  const { limit, budget } = codeBudgetOf(account);
  mail.requireWorking(budget);
  await limits.hit(limit, device ?? account.id);
  return { recipient: account, budget };
}

/**
 * The same where it must not be told whether the password was right: without an account, and beyond the limit, the work
 * is the same and nobody is mailed.
 */
export async function takeBlindCode(
  { limits, mail }: AppContext,
  account: Account | undefined,
  tokenHash: string,
): Promise<Destination> {
  mail.requireWorking("code_after_proof");
  const { limit, budget } = codeBudgetOf(account);
  const isBeyond = (await limits.tryHit(limit, account?.id ?? tokenHash)) > 0;
  return { recipient: isBeyond ? null : (account ?? null), budget };
}

function codeBudgetOf(account: Account | undefined) {
  return account?.email_verified_at === null
    ? ({ limit: LIMITS.confirmCodesDay, budget: "code_to_confirm" } as const)
    : ({ limit: LIMITS.loginCodesHour, budget: "code_after_proof" } as const);
}

type NewChallenge = {
  readonly account: Account | undefined;
  readonly isBlind: boolean;
  readonly device?: string | undefined;
  readonly browser: Pick<Visitor, "network" | "language">;
};

/** Stores a sign-in that waits for its code, and mails the code. */
export async function beginChallenge(
  context: AppContext,
  { account, isBlind, device, browser: { network, language } }: NewChallenge,
) {
  const token = newToken();
  const browserToken = newToken();
  const tokenHash = hashToken(token);
  const { recipient, budget } =
    isBlind || !account
      ? await takeBlindCode(context, account, tokenHash)
      : await takeLoginCode(context, account, device);
  const now = context.now();
  const code = newCode();
  const expiresAt = now + ACCOUNT_TIMES.codeTtl;
  await context.db.transaction().execute(async (trx) => {
    await insertLoginChallenge(trx, {
      token_hash: tokenHash,
      browser_hash: hashToken(browserToken),
      account_id: account?.id ?? null,
      is_blind: isBlind ? 1 : 0,
      code_hmac: hmacCode(context.accountKeys.code, tokenHash, code),
      code_expires_at: expiresAt,
      tries_of_code: 0,
      tries: 0,
      sends: 1,
      sent_at: now,
      expires_at: now + LOGIN_CHALLENGE_TTL_MS,
    });
    await context.mail.enqueue(trx, recipient, loginCodeMail(code, expiresAt), { budget, network, language });
  });
  context.mail.kick();
  return { token, browserToken };
}

export function loginCodeMail(code: string, expiresAt: number) {
  return { kind: "login_code", code, minutes: ACCOUNT_TIMES.codeTtl / 60_000, expiresAt } as const;
}
