import { StartError } from "../lib/start-error.ts";

const SECRET_NAMES = new Set([
  "DATABASE_URL",
  "DATABASE_LISTEN_URL",
  "DATABASE_READ_URL",
  "MEDIA_URL",
  "METRICS_TOKEN",
  "OIDC_CLIENT_SECRET",
  "SECRET_KEY",
  "SECRET_KEY_OLD",
  "STRIPE_SECRET_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "SMTP_URL",
]);

/** Otherwise the rest of a password, after a / ? or #, is taken for a path, and is shown in messages. */
export function isPasswordEncoded({ username, password, pathname, search, hash }: URL): boolean {
  return !`${pathname}${search}${hash}`.includes("@") && !/%(?![\da-f]{2})/i.test(username + password);
}

/** A sentence that names the variable, and shows its value unless that is a secret. */
export function invalid(name: string, value: string | undefined, reason = "is not valid"): StartError {
  const shown = SECRET_NAMES.has(name) ? "" : ` is "${value}" and`;
  return new StartError(`${name}${shown} ${reason}. Change it, or unset it to use the default.`);
}
