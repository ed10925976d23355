import { z } from "zod";

/** Every word a caller's program may meet in `code`. The server's error handler gives each its HTTP status. */
export const ERROR_CODES = [
  "bad_request",
  "invalid_input",
  "invalid_code",
  "wrong_password",
  "unknown_plan",
  "own_card",
  "invalid_event",
  "not_signed_in",
  "invalid_credentials",
  "invalid_login_code",
  "sign_in_expired",
  "recovery_expired",
  "forbidden",
  "limit_reached",
  "cross_site",
  "not_found",
  "unknown_email",
  "no_subscription",
  "timeout",
  "email_taken",
  "already_subscribed",
  "username_taken",
  "card_changed",
  "plan_too_small",
  "favourites_full",
  "payload_too_large",
  "unsupported_media_type",
  "rate_limited",
  "unexpected",
  "provider_failed",
  "unavailable",
] as const;

export const ErrorCode = z.enum(ERROR_CODES);
export type ErrorCode = z.infer<typeof ErrorCode>;

/** The one shape of every failed answer of the API. `error` and `message` carry the same text for a person. */
export const ErrorBody = z.object({
  error: z.string(),
  message: z.string(),
  code: ErrorCode,
  fields: z.record(z.string(), z.string()).optional(),
  retryAfter: z.int().optional(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
