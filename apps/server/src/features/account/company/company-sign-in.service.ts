import { createHmac } from "node:crypto";
import type { CompanySignInFailure } from "@visita/domain/account/company.contract";
import { cardLivePath } from "@visita/domain/team/team-card.rules";
import type { AppContext } from "../../../core/app-context.ts";
import { AppError } from "../../../lib/app-error.ts";
import { hashToken, newToken } from "../../../lib/tokens.ts";
import type { Visitor } from "../../../lib/visitor.ts";
import { LIMITS } from "../account.limits.ts";
import { findConfirmedDevice } from "../sign-in/device.service.ts";
import { type Entry, enter } from "../sign-in/enter.service.ts";
import { insertCompanySignIn, takeCompanySignIn } from "./company.store.ts";
import { findOrLinkAccount } from "./company-account.service.ts";
import { CompanySignInError } from "./company-error.ts";
import {
  type CompanyClaims,
  type CompanyProvider,
  type FlowSecrets,
  ProviderUnavailable,
} from "./company-provider.ts";
import { readReturnPath } from "./return-path.ts";

export const COMPANY_SIGN_IN_TTL_MS = 10 * 60_000;

type Browser = Visitor & {
  /** Of the cookie that binds sign-ins to the browser that began them. */
  readonly browserToken: string | undefined;
  readonly sessionToken: string | undefined;
  readonly deviceToken: string | undefined;
};

/** Where the browser is sent, and the value of its cookie. Several sign-ins may be under way in one browser. */
export async function beginCompanySignIn(
  context: AppContext,
  provider: CompanyProvider,
  returnTo: unknown,
  { browserToken = newToken(), sessionToken, network }: Browser,
): Promise<{ url: URL; browserToken: string }> {
  const { db, limits, now } = context;
  await limits.hit(LIMITS.companySignInsNetwork, network);
  const state = newToken();
  // Whoever is signed in already wants to confirm that it is them.
  const isFresh = sessionToken !== undefined;
  const url = await provider
    .authorizationUrl(secretsOf(browserToken, state), isFresh)
    .catch(explain(context));
  await insertCompanySignIn(db, {
    state_hash: hashToken(state),
    browser_hash: hashToken(browserToken),
    return_to: readReturnPath(returnTo),
    expires_at: now() + COMPANY_SIGN_IN_TTL_MS,
  });
  return { url, browserToken };
}

export type CompanyEntry = Entry & { readonly returnTo: string | null };

/** Finishes a sign-in with the query that the provider has sent the browser back with. Uses it up, whatever comes of it. */
export async function finishCompanySignIn(
  context: AppContext,
  provider: CompanyProvider,
  query: string,
  browser: Browser,
): Promise<CompanyEntry> {
  const { db, now } = context;
  const { browserToken = "" } = browser;
  const state = new URLSearchParams(query).get("state") ?? "";
  const key = { state_hash: hashToken(state), browser_hash: hashToken(browserToken) };
  const begun = await takeCompanySignIn(db, key, now());
  if (!begun) throw new CompanySignInError("expired");
  const claims = await provider.redeem(query, secretsOf(browserToken, state)).catch(explain(context));
  const { cardId, ...entry } = await enterAs(context, claims, browser);
  const firstPage = cardId === undefined ? null : cardLivePath(cardId);
  return { ...entry, returnTo: begun.return_to ?? firstPage };
}

async function enterAs(
  context: AppContext,
  claims: CompanyClaims,
  browser: Browser,
): Promise<Entry & { readonly cardId: string | undefined }> {
  const { account, isToldOwner } = await findOrLinkAccount(context, claims, browser);
  if (account.suspended_at !== null) throw new CompanySignInError("suspended");
  const cardId = await context.arriveInTeam(context, account.id);
  const device = await findConfirmedDevice(context, browser.deviceToken, account.id);
  const entry = await enter(context, account, browser, { isKnownDevice: device !== undefined, isToldOwner });
  return { ...entry, cardId };
}

/** Derived from the cookie: the database holds nothing with which a code could be redeemed. */
function secretsOf(browserToken: string, state: string): FlowSecrets {
  const derive = (purpose: string) =>
    createHmac("sha256", browserToken).update(`${purpose}\0${state}`).digest("base64url");
  return { state, nonce: derive("nonce"), codeVerifier: derive("code verifier") };
}

/** The log names what was wrong, and nothing of the answer: it holds codes and tokens. */
function explain({ log, securityLog }: AppContext): (error: unknown) => never {
  return (error) => {
    throw new CompanySignInError(failureOf(error));
  };

  function failureOf(error: unknown): CompanySignInFailure {
    if (error instanceof ProviderUnavailable) {
      log.warn({ reason: reasonOf(error.cause) }, `sign-in of the company: ${error.message}`);
      return "unavailable";
    }
    const reason = reasonOf(error);
    if (reason === "access_denied") return "cancelled";
    securityLog(`sign-in of the company refused: ${reason}`);
    return "refused";
  }
}

/** A word of the protocol or of the library; anything else might be text of a stranger. */
function reasonOf(error: unknown): string {
  const { error: answer, code, name } = error as { error?: unknown; code?: unknown; name?: unknown };
  const word = [answer, code, name].find((each) => typeof each === "string");
  return typeof word === "string" && /^\w{1,80}$/.test(word) ? word : "unknown";
}

/** What the sign-in page says of whatever went wrong; undefined for a fault of ours. */
export function companyFailureOf(error: unknown): CompanySignInFailure | undefined {
  if (error instanceof CompanySignInError) return error.failure;
  return error instanceof AppError && error.code === "rate_limited" ? "busy" : undefined;
}
