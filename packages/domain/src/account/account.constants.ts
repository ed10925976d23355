const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Redirect delays, countdowns and lifetimes that screens and the server share, in milliseconds. */
export const ACCOUNT_TIMES = {
  loginCodeRedirect: 1 * SECOND,
  loginRedirect: 3 * SECOND,
  passkeyRedirect: 1 * SECOND,
  loginVerifiedRedirect: 2 * SECOND,
  registeredRedirect: 3 * SECOND,
  recoveryCodeRequest: 3 * SECOND,
  recoveryVerifiedRedirect: 3 * SECOND,
  passwordResetRedirect: 2 * SECOND,
  loginResendWait: 300 * SECOND,
  recoveryResendWait: 30 * SECOND,
  codeTtl: 10 * MINUTE,
} as const;

/** Initial countdown of the recovery screen, before the first code is requested, in seconds. */
export const RECOVERY_FIRST_COUNTDOWN = 10;

export const CODE_LENGTH = 6;
export const PASSWORD_MIN = 8;
export const RESET_PASSWORD_MIN = 6;
export const PASSWORD_MAX = 128;

/** Browser storage between the steps of signing in; none of these values is a credential. */
export const STORAGE_KEYS = {
  loginToken: "otptoken",
  loginCodeSentAt: "otp_last_sent_time",
  recoveryEmail: "recovery_email",
  recoveryCodeSentAt: "recovery_code_sent_at",
} as const;
