import { ACCOUNT_MESSAGES as TEXT } from "@visita/domain/account/account.messages";
import { SETTINGS_MESSAGES as SETTINGS } from "@visita/domain/account/settings.messages";
import { MESSAGES } from "@visita/domain/messages";
import { ApiError, NetworkError } from "../../lib/api-error.ts";
import type { Failure } from "../../ui/use-form.ts";

/** No code can be entered any more: the sign-in, the change or the tries of the code are over. */
export function isOver(error: unknown): boolean {
  const codes: readonly string[] = ["sign_in_over", "sign_in_expired", "code_used_up", "expired"];
  return error instanceof ApiError && codes.includes(error.code);
}

/** No further code is sent for this sign-in; the last one can still be entered. */
export function isLastCodeSent(error: unknown): boolean {
  return error instanceof ApiError && error.code === "last_code_sent";
}

export function loginFailure(error: unknown): Failure {
  if (!isAnswered(error)) return unanswered(error, TEXT.loginUnexpected);
  if (error.status === 400) return { message: TEXT.loginCheckInput, ...fieldsOf(error) };
  if (error.status === 401) return { message: TEXT.invalidCredentials };
  return { message: ownMessage(error) ?? TEXT.loginFailed };
}

export function registerFailure(error: unknown): Failure {
  if (!isAnswered(error)) return unanswered(error, TEXT.registerFailed);
  if (error.status === 400) return { message: TEXT.registerCheckInput, ...fieldsOf(error) };
  if (error.status === 409) return { message: TEXT.emailTaken, fields: { email: TEXT.emailTaken } };
  if (error.status === 500) return { message: MESSAGES.unexpected };
  return { message: ownMessage(error) ?? TEXT.registerFailed };
}

type Answered = (ApiError | NetworkError) & { readonly status: number };

/** By the server or, with an error page of its own, by something in front of it: the status counts in both cases. */
function isAnswered(error: unknown): error is Answered {
  return (error instanceof ApiError || error instanceof NetworkError) && error.status !== undefined;
}

function unanswered(error: unknown, otherwise: string): Failure {
  const isUnreachable = error instanceof NetworkError && !error.isUnreadable;
  return { message: isUnreachable ? MESSAGES.networkError : otherwise };
}

function fieldsOf(error: Answered): Pick<Failure, "fields"> {
  return error instanceof ApiError ? { fields: error.fields } : {};
}

function ownMessage(error: Answered): string | undefined {
  return (error instanceof ApiError && error.message) || undefined;
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
  if (error instanceof ApiError && error.code === "code_used_up") return { message: TEXT.codeUsedUp };
  if (error instanceof ApiError && error.status === 400) return { message: TEXT.codeInvalid };
  return { message: waitingText(error) ?? TEXT.codeVerificationFailed };
}

export function settingsFailure(error: unknown, otherwise: string): Failure {
  return error instanceof NetworkError ? { message: MESSAGES.networkError } : serverFailure(error, otherwise);
}

/** A ceremony ends in the browser, by its own errors, or at the server. */
export function passkeyFailure(error: unknown, otherwise: string): Failure {
  if (error instanceof ApiError || error instanceof NetworkError) return settingsFailure(error, otherwise);
  const isKnown = error instanceof Error && error.name === "InvalidStateError";
  return { message: isKnown ? SETTINGS.passkeyKnown : SETTINGS.passkeyCancelled };
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
