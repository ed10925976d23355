import { createHmac, timingSafeEqual } from "node:crypto";
import { STOP_MAILS_PATH } from "@visita/domain/exchange/exchange.contract";
import { fillPath } from "@visita/domain/http/endpoint";
import type { KeyRing } from "../../lib/secret-key.ts";

/** A link in a mail by which its recipient stops such mails without signing in. It can do nothing else. */
export function stopUrl(publicUrl: string, [key]: KeyRing, accountId: string): string {
  return publicUrl + fillPath(STOP_MAILS_PATH, { token: `${accountId}.${sign(key, accountId)}` });
}

/** The account that a link is for; undefined when it is none of ours. */
export function readStopToken(keys: KeyRing, token: string): string | undefined {
  const [, accountId, signature] = /^([\w-]{1,40})\.([\w-]{43})$/.exec(token) ?? [];
  if (accountId === undefined || signature === undefined) return undefined;
  const isOurs = keys.some((key) =>
    timingSafeEqual(Buffer.from(sign(key, accountId)), Buffer.from(signature)),
  );
  return isOurs ? accountId : undefined;
}

function sign(key: Buffer, accountId: string): string {
  return createHmac("sha256", key).update(accountId).digest("base64url");
}
