import type { AuthenticatorTransport } from "@simplewebauthn/server";
import { MAX_PASSKEYS, type NewCredential, type Passkey } from "@visita/domain/account/passkey.contract";
import { SETTINGS_MESSAGES as TEXT } from "@visita/domain/account/settings.messages";
import { MESSAGES } from "@visita/domain/messages";
import type { Selectable } from "kysely";
import type { AppContext } from "../../../core/app-context.ts";
import type { PasskeyTable } from "../../../db/schema/account.tables.ts";
import { AppError } from "../../../lib/app-error.ts";
import { loadWebAuthn } from "../../../lib/load-libraries.ts";
import { hashToken, newId } from "../../../lib/tokens.ts";
import type { Visitor } from "../../../lib/visitor.ts";
import { describeUserAgent } from "../../mail/user-agent.service.ts";
import { findAccountById } from "../account.store.ts";
import { lockSession } from "../sessions/session.store.ts";
import { confirmIdentity, type IdentityProof } from "../settings/confirm-identity.service.ts";
import { requireRecentAuthentication } from "../settings/reauthentication.service.ts";
import {
  deletePasskey,
  findPasskey,
  insertPasskey,
  listPasskeysOf,
  updatePasskeyName,
} from "./passkey.store.ts";
import { keepChallenge, PASSKEY_CHALLENGE_TTL_MS, takeChallenge, transportsOf } from "./passkey-challenge.ts";
import { isPasskeyOff } from "./passkey-review.service.ts";

/** EdDSA, ES256 and RS256. By default the library would ask Node for experimental ones, with a warning. */
const ALGORITHMS = [-8, -7, -257];

type Caller = Visitor & { readonly accountId: string; readonly sessionToken: string };

export async function listPasskeys(context: AppContext, accountId: string) {
  const rows = await listPasskeysOf(context.db, accountId);
  return { passkeys: rows.map(toPasskey) };
}

/** Options for the browser to make a passkey with: one that needs no user name and asks for finger, face or PIN. */
export async function beginAddingPasskey(context: AppContext, caller: Caller) {
  const { db, relyingParty } = context;
  await requireRecentAuthentication(context, caller.sessionToken);
  const account = await findAccountById(db, caller.accountId);
  if (!account) throw new AppError("not_signed_in", MESSAGES.signInFirst);
  const known = await listPasskeysOf(db, account.id);
  if (known.length >= MAX_PASSKEYS) throw new AppError("limit_reached", TEXT.passkeysFull);
  const { generateRegistrationOptions } = await loadWebAuthn();
  const options = await generateRegistrationOptions({
    rpID: relyingParty.id,
    rpName: relyingParty.name,
    userID: new Uint8Array(Buffer.from(account.id)),
    userName: account.email,
    userDisplayName: `${account.first_name} ${account.last_name}`,
    attestationType: "none",
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    excludeCredentials: known.map((passkey) => ({
      id: passkey.credential_id,
      transports: transportsOf(passkey),
    })),
    timeout: PASSKEY_CHALLENGE_TTL_MS,
  });
  await keepChallenge(db, "add", options.challenge, caller.sessionToken, context.now());
  return options;
}

/** Stores a passkey that was made with these options, in the same session. */
export async function addPasskey(
  context: AppContext,
  name: string,
  credential: NewCredential,
  caller: Caller,
): Promise<Passkey> {
  const { db } = context;
  const now = context.now();
  const refused = new AppError("bad_request", TEXT.passkeyNotAdded);
  const { clientDataJSON } = credential.response;
  const challenge = await takeChallenge(db, "add", clientDataJSON, caller.sessionToken, now);
  if (!challenge) throw refused;
  const created = await readNewCredential(context, credential, challenge);
  if (!created) throw refused;
  const passkey = await db.transaction().execute(async (trx) => {
    // A recovery ends sessions first and then doubts passkeys: this one is there by then, or is not added.
    if (!(await lockSession(trx, hashToken(caller.sessionToken)))) {
      throw new AppError("not_signed_in", MESSAGES.signInFirst);
    }
    const account = await findAccountById(trx, caller.accountId);
    const row = await insertPasskey(trx, {
      id: newId(),
      account_id: caller.accountId,
      credential_id: created.id,
      public_key: Buffer.from(created.publicKey).toString("base64url"),
      counter: created.counter,
      transports: JSON.stringify(credential.response.transports ?? []),
      name,
      created_at: now,
      last_used_at: null,
    });
    if (!row || !account) throw new AppError("bad_request", TEXT.passkeyKnown);
    await context.mail.enqueue(trx, account, notice("added", caller, now));
    return row;
  });
  context.mail.kick();
  return toPasskey(passkey);
}

/** The library throws for everything that is wrong with a credential: that is the caller's mistake, not ours. */
async function readNewCredential(
  { relyingParty }: AppContext,
  credential: NewCredential,
  expectedChallenge: string,
) {
  const { verifyRegistrationResponse } = await loadWebAuthn();
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...credential, response: withTransports(credential), clientExtensionResults: {} },
      expectedChallenge,
      expectedOrigin: relyingParty.origin,
      expectedRPID: relyingParty.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    return verified ? registrationInfo?.credential : undefined;
  } catch {
    return undefined;
  }
}

function withTransports({ response: { transports, ...response } }: NewCredential) {
  return { ...response, transports: (transports ?? []) as AuthenticatorTransport[] };
}

export async function renamePasskey(
  { db }: AppContext,
  accountId: string,
  id: string,
  name: string,
): Promise<void> {
  if (!(await updatePasskeyName(db, accountId, id, name))) throw unknownPasskey();
}

/** Asks for the password or a passkey, however fresh the sign-in is. */
export async function removePasskey(
  context: AppContext,
  id: string,
  caller: Caller,
  proof: IdentityProof,
): Promise<void> {
  const { db } = context;
  const { accountId } = caller;
  if ((await findPasskey(db, id))?.account_id !== accountId) throw unknownPasskey();
  await confirmIdentity(context, accountId, proof);
  await db.transaction().execute(async (trx) => {
    const account = await findAccountById(trx, accountId);
    if (!account || !(await deletePasskey(trx, accountId, id))) throw unknownPasskey();
    await context.mail.enqueue(trx, account, notice("removed", caller, context.now()));
  });
  context.mail.kick();
}

function unknownPasskey(): AppError {
  return new AppError("not_found", MESSAGES.notFound);
}

function notice(change: "added" | "removed", caller: Caller, at: number) {
  return { kind: "passkey_changed", change, at, device: describeUserAgent(caller.userAgent) } as const;
}

type Row = Selectable<PasskeyTable>;

function toPasskey(row: Row): Passkey {
  const transports: readonly string[] = transportsOf(row);
  return {
    id: row.id,
    name: row.name,
    isSecurityKey:
      transports.length > 0 && !transports.some((each) => each === "internal" || each === "hybrid"),
    createdAt: new Date(row.created_at).toISOString(),
    lastUsedAt: row.last_used_at === null ? null : new Date(row.last_used_at).toISOString(),
    isInDoubt: row.doubted_at !== null,
    isOff: isPasskeyOff(row),
  };
}
