import { maskEmail } from "@visita/domain/account/email-mask";

type LoginCodeState = { maskedEmail: string; returnTo?: string };

export function loginCodePath(token: string): string {
  return `/auth/verify/security?token=${encodeURIComponent(token)}`;
}

/** What the page after sign-in needs to know; the browser keeps it with its history, so the address is masked first. */
export function loginCodeState(email: string, returnTo: string | undefined): LoginCodeState {
  return { maskedEmail: maskEmail(email), ...(returnTo && { returnTo }) };
}

export function maskedEmailFrom(state: unknown): string | undefined {
  const masked = (state as Partial<LoginCodeState> | null)?.maskedEmail;
  return typeof masked === "string" ? masked : undefined;
}
