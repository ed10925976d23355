import { useLocation } from "react-router";
import { useHydrated } from "../../lib/use-hydrated.ts";

/** Navigation state for the sign-in page: whose account was just created, or got a new password. */
export type SignInPrefill = { email: string; isNewAccount?: true };

export function useSignInPrefill(): Partial<SignInPrefill> {
  const { state } = useLocation();
  const given: Partial<SignInPrefill> = (useHydrated() && (state as SignInPrefill | null)) || {};
  const { email, isNewAccount } = given;
  if (typeof email !== "string") return {};
  return { email, ...(isNewAccount === true && { isNewAccount }) };
}
