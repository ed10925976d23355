import { createHmac, timingSafeEqual } from "node:crypto";
import { STOP_MAILS_PATH } from "@visita/domain/exchange/exchange.contract";
import { fillPath } from "@visita/domain/http/endpoint";
import type { KeyRing } from "../../lib/secret-key.ts";

/** Mails that one can do without. */
export type StoppableMails = "contacts" | "weekly";
const KINDS: readonly StoppableMails[] = ["contacts", "weekly"];

/** A link in a mail by which its recipient stops such mails without signing in. It can do nothing else. */
export function stopUrl(
  publicUrl: string,
  [key]: KeyRing,
  accountId: string,
  mails: StoppableMails = "contacts",
): string {
  return publicUrl + fillPath(STOP_MAILS_PATH, { token: `${accountId}.${sign(key, accountId, mails)}` });
}

/** The account that a link is for and the mails that it stops; undefined when it is none of ours. */
export function readStopToken(
  keys: KeyRing,
  token: string,
): { accountId: string; mails: StoppableMails } | undefined {
  const [, accountId, signature] = /^([\w-]{1,40})\.([\w-]{43})$/.exec(token) ?? [];
  if (accountId === undefined || signature === undefined) return undefined;
  const mails = KINDS.find((kind) =>
    keys.some((key) => timingSafeEqual(Buffer.from(sign(key, accountId, kind)), Buffer.from(signature))),
  );
  return mails && { accountId, mails };
}

/** Links of before name the account alone. */
function sign(key: Buffer, accountId: string, mails: StoppableMails): string {
  const signed = mails === "contacts" ? accountId : `${mails}:${accountId}`;
  return createHmac("sha256", key).update(signed).digest("base64url");
}
