import type { Location } from "react-router";
import { useLocation } from "react-router";

type ReturnState = { returnTo: string };

/** Navigation state for the sign-in page: where to return afterwards. */
export function rememberReturnPath(location: Location): ReturnState {
  return { returnTo: location.pathname + location.search + location.hash };
}

/**
 * The path to return to, from the history state or the query. Both are untrusted, so only paths of this origin count.
 */
export function returnPathFrom(state: unknown, search = ""): string | undefined {
  const path =
    (state as Partial<ReturnState> | null)?.returnTo ?? new URLSearchParams(search).get("returnTo");
  return typeof path === "string" && isOwnPath(path) ? path : undefined;
}

/** The public card is a document outside the router. */
export function isOwnDocument(path: string): boolean {
  return path.startsWith("/c/");
}

/** Browsers read `//host` and `/\host` as other origins. */
function isOwnPath(path: string): boolean {
  if (!path.startsWith("/")) return false;
  return new URL(path, "http://here.invalid").origin === "http://here.invalid";
}

/** The return state, to be passed on between the sign-in pages. */
export function useReturnState(): ReturnState | undefined {
  const { state, search } = useLocation();
  const returnTo = returnPathFrom(state, search);
  return returnTo === undefined ? undefined : { returnTo };
}
