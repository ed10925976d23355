import { ACCOUNT_MESSAGES as TEXT } from "@visita/domain/account/account.messages";
import { MESSAGES } from "@visita/domain/messages";
import { ApiError, NetworkError } from "../../lib/api-error.ts";

/** What a person reads when a call failed: one sentence, and what belongs to single fields. */
export type Failure = { message: string; fields?: Readonly<Record<string, string>> };

export function loginFailure(error: unknown): Failure {
  if (error instanceof NetworkError) return { message: MESSAGES.networkError };
  if (!(error instanceof ApiError)) return { message: TEXT.loginUnexpected };
  if (error.status === 400) return { message: TEXT.loginCheckInput, fields: error.fields };
  if (error.status === 401) return { message: TEXT.invalidCredentials };
  return { message: error.message || TEXT.loginFailed };
}

export function registerFailure(error: unknown): Failure {
  if (error instanceof NetworkError) return { message: MESSAGES.networkError };
  if (!(error instanceof ApiError)) return { message: TEXT.registerFailed };
  if (error.status === 400) return { message: TEXT.registerCheckInput, fields: error.fields };
  if (error.status === 409) return { message: TEXT.emailTaken, fields: { email: TEXT.emailTaken } };
  if (error.status === 500) return { message: MESSAGES.unexpected };
  return { message: error.message || TEXT.registerFailed };
}

export function forgotFailure(error: unknown): Failure {
  if (error instanceof ApiError && error.status === 404) {
    return { message: TEXT.unknownEmail, fields: { email: TEXT.unknownEmail } };
  }
  const detail = waitingText(error);
  return { message: TEXT.forgotFailed, ...(detail && { fields: { email: detail } }) };
}

export function resetFailure(error: unknown): Failure {
  return serverFailure(error, TEXT.resetFailed);
}

export function changeFailure(error: unknown): Failure {
  return serverFailure(error, TEXT.changeFailed);
}

export function verifyLoginFailure(error: unknown): Failure {
  return serverFailure(error, TEXT.loginVerificationFailed);
}

export function resendLoginFailure(error: unknown): Failure {
  return serverFailure(error, TEXT.loginResendFailed);
}

export function verifyRecoveryFailure(error: unknown): Failure {
  if (error instanceof ApiError && error.status === 400) return { message: TEXT.codeInvalid };
  return { message: waitingText(error) ?? TEXT.codeVerificationFailed };
}

/** The security code itself was refused: another one has to be typed. */
export function isWrongCode(error: unknown): boolean {
  return error instanceof ApiError && (error.code === "invalid_login_code" || error.code === "invalid_code");
}

/** What only the server knows: how long to wait, or that it cannot send mail. */
export function waitingText(error: unknown): string | undefined {
  const isWait = error instanceof ApiError && (error.code === "rate_limited" || error.code === "unavailable");
  return isWait ? error.message : undefined;
}

function serverFailure(error: unknown, otherwise: string): Failure {
  if (!(error instanceof ApiError)) return { message: otherwise };
  return { message: error.message || otherwise, fields: error.fields };
}
