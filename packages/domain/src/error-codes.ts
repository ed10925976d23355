/** Every `code` of a failed API response, with its HTTP status. */
export const ERROR_STATUS = {
  bad_request: 400,
  invalid_input: 400,
  invalid_code: 400,
  wrong_password: 400,
  unknown_plan: 400,
  own_card: 400,
  invalid_event: 400,
  not_signed_in: 401,
  invalid_credentials: 401,
  invalid_login_code: 401,
  sign_in_expired: 401,
  recovery_expired: 401,
  forbidden: 403,
  limit_reached: 403,
  cross_site: 403,
  not_found: 404,
  unknown_email: 404,
  no_subscription: 404,
  timeout: 408,
  email_taken: 409,
  already_subscribed: 409,
  username_taken: 409,
  card_changed: 409,
  plan_too_small: 409,
  favourites_full: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  rate_limited: 429,
  unexpected: 500,
  provider_failed: 502,
  unavailable: 503,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof ERROR_STATUS;

export const ERROR_CODES = Object.keys(ERROR_STATUS) as readonly ErrorCode[];
