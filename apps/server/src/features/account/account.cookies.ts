import type { CookieDefinition } from "../../http/cookies.ts";
import { COMPANY_SIGN_IN_TTL_MS } from "./company/company-sign-in.service.ts";
import { PASSKEY_CHALLENGE_TTL_MS } from "./passkeys/passkey-challenge.ts";
import { GRANT_TTL_MS, RECOVERY_TTL_MS } from "./recovery/recovery.service.ts";
import { SESSION_TTL_MS } from "./sessions/session.service.ts";
import { DEVICE_TTL_MS } from "./sign-in/device.service.ts";
import { LOGIN_CHALLENGE_TTL_MS } from "./sign-in/login-code.service.ts";

export const COOKIES = {
  /** Lax, so that a link from another site opens signed in; calls that change state check their origin. */
  session: { name: "sid", sameSite: "lax", ttlMs: SESSION_TTL_MS },
  /** Marks a browser that has entered a code from the account's mailbox; it signs nobody in. */
  device: { name: "dev", sameSite: "lax", ttlMs: DEVICE_TTL_MS },
  /** Binds a security code to the browser that began the sign-in. */
  login: { name: "lc", sameSite: "strict", ttlMs: LOGIN_CHALLENGE_TTL_MS },
  /** Binds a recovery code to the browser that asked for it. */
  recovery: { name: "rq", sameSite: "strict", ttlMs: RECOVERY_TTL_MS },
  /** Lets this browser set one new password. */
  grant: { name: "rc", sameSite: "strict", ttlMs: GRANT_TTL_MS },
  /** Binds a company's sign-in to the browser that began it. Lax, because the provider sends the browser back here. */
  company: { name: "co", sameSite: "lax", ttlMs: COMPANY_SIGN_IN_TTL_MS },
  /** Binds the challenge of a passkey to the browser that asked for it. */
  passkey: { name: "pk", sameSite: "strict", ttlMs: PASSKEY_CHALLENGE_TTL_MS },
} as const satisfies Record<string, CookieDefinition>;
