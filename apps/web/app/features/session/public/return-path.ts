import type { Location } from "react-router";
import { useLocation } from "react-router";

type ReturnState = { returnTo: string };

/** Navigation state for the sign-in page: where the visitor was going when we asked who they are. */
export function rememberReturnPath(location: Location): ReturnState {
  return { returnTo: location.pathname + location.search + location.hash };
}

/**
 * The remembered path, if it is one of ours. It comes from the browser's history or, where another document sent the
 * visitor here, from the URL: so it is checked when read.
 */
export function returnPathFrom(state: unknown, search = ""): string | undefined {
  const path =
    (state as Partial<ReturnState> | null)?.returnTo ?? new URLSearchParams(search).get("returnTo");
  return typeof path === "string" && isOwnPath(path) ? path : undefined;
}

/** A public card is a document of its own, which the router does not know. */
export function isOwnDocument(path: string): boolean {
  return path.startsWith("/c/");
}

/** `//host` and `/\host` are other sites to a browser. */
function isOwnPath(path: string): boolean {
  if (!path.startsWith("/")) return false;
  return new URL(path, "http://here.invalid").origin === "http://here.invalid";
}

/** Where the visitor was going, to be handed on from one page of signing in to the next. */
export function useReturnState(): ReturnState | undefined {
  const { state, search } = useLocation();
  const returnTo = returnPathFrom(state, search);
  return returnTo === undefined ? undefined : { returnTo };
}
