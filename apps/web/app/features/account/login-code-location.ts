import { maskEmail } from "@visita/domain/account/email-mask";

type LoginCodeState = { maskedEmail: string; isUncertain?: true; returnTo?: string };

export function loginCodePath(token: string): string {
  return `/auth/verify/security?token=${encodeURIComponent(token)}`;
}

/** What the page after sign-in needs to know; the browser keeps it with its history, so the address is masked first. */
export function loginCodeState(
  email: string,
  isUncertain: boolean,
  returnTo: string | undefined,
): LoginCodeState {
  return {
    maskedEmail: maskEmail(email),
    ...(isUncertain && { isUncertain }),
    ...(returnTo && { returnTo }),
  };
}

/** Whether a code was sent is known to its recipient alone. */
export function isCodeUncertain(state: unknown): boolean {
  return (state as Partial<LoginCodeState> | null)?.isUncertain === true;
}

export function maskedEmailFrom(state: unknown): string | undefined {
  const masked = (state as Partial<LoginCodeState> | null)?.maskedEmail;
  return typeof masked === "string" ? masked : undefined;
}
