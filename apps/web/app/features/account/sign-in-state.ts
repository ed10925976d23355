import { useLocation } from "react-router";
import { useHydrated } from "../../lib/hydrated-event.ts";
import { findPendingFavourite } from "../../lib/pending-favourite.ts";
import { findSampleCard } from "../card/public/hand-over.ts";
import { returnPathFrom, useReturnState } from "../session/public/return-path.ts";

/** Where the visitor was going, and the name on the card that they wanted to keep, if they came for that. */
export function useEntry(): { returnTo?: string; keptCard?: string } {
  const { search } = useLocation();
  const { returnTo: known } = useReturnState() ?? {};
  // The server does not have the history's state, nor the browser's storage.
  const isHydrated = useHydrated();
  const returnTo = isHydrated ? known : returnPathFrom(null, search);
  if (returnTo === undefined) return {};
  const keptCard = isHydrated ? findPendingFavourite(returnTo)?.fullname : undefined;
  return { returnTo, ...(keptCard !== undefined && { keptCard }) };
}

const REASONS = [
  ["/b/c", "toMakeCard"],
  ["/b/u", "toEditCard"],
  ["/subscription", "toSeePlan"],
  ["/cards/save", "toSeeFavorites"],
  ["/account/", "toSeeAccount"],
] as const;

/** Why a visitor on the way to this page is asked to sign in. */
export function signInReason(returnTo: string | undefined) {
  const found = REASONS.find(([pathStart]) => returnTo?.startsWith(pathStart));
  return found?.[1] ?? ("toManageCards" as const);
}

/** Navigation state for the sign-in page: whose account was just created, or got a new password. */
export type SignInPrefill = { email: string; isNewAccount?: true };

export function useSignInPrefill(): Partial<SignInPrefill> {
  const { state } = useLocation();
  const given: Partial<SignInPrefill> = (useHydrated() && (state as SignInPrefill | null)) || {};
  const { email, isNewAccount } = given;
  if (typeof email !== "string") return {};
  return { email, ...(isNewAccount === true && { isNewAccount }) };
}

/** What was typed on the sign-up page, for the sign-in that follows. Only in memory: never stored, and gone once used. */
let typed: { email: string; password: string } | undefined;

export function keepTypedPassword(email: string, password: string): void {
  typed = { email, password };
}

export function findTypedPassword(email: string | undefined): string | undefined {
  return typed && typed.email === email ? typed.password : undefined;
}

export function forgetTypedPassword(): void {
  typed = undefined;
}

/** The name that was tried on a card of the home page. */
export function useTriedName(): { firstname?: string; lastname?: string } {
  return namesOf((useHydrated() && findSampleCard()?.fullname) || "");
}

/** A name in the parts that the form asks for. */
export function namesOf(name: string): { firstname?: string; lastname?: string } {
  const [firstname, ...rest] = name.trim().split(/\s+/);
  return { ...(firstname && { firstname }), ...(rest.length > 0 && { lastname: rest.join(" ") }) };
}
