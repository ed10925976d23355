import { createHmac, timingSafeEqual } from "node:crypto";
import type { KeyRing } from "../../lib/secret-key.ts";

type Invited = { readonly id: string; readonly invited_at: number | null; readonly email: string };

/** What the link of an invitation holds: it can be made again for the reminder, and renewing ends it. */
export function invitationToken([key]: KeyRing, person: Invited): string {
  return `${person.id}.${sign(key, person)}`;
}

/** Whom a token is for, whether or not it is valid; undefined for what is none. */
export function personOfToken(token: string): string | undefined {
  return /^([\w-]{22})\.[\w-]{43}$/.exec(token)?.[1];
}

export function isTokenOf(keys: KeyRing, token: string, person: Invited): boolean {
  const [, signature = ""] = token.split(".");
  if (person.invited_at === null || signature.length !== 43) return false;
  return keys.some((key) => timingSafeEqual(Buffer.from(sign(key, person)), Buffer.from(signature)));
}

function sign(key: Buffer, { id, invited_at, email }: Invited): string {
  return createHmac("sha256", key).update(`${id} ${invited_at} ${email}`).digest("base64url");
}
