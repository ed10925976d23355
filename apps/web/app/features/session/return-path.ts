import type { Location } from "react-router";

type ReturnState = { returnTo: string };

/** Navigation state for the sign-in page: where the visitor was going when we asked who they are. */
export function rememberReturnPath(location: Location): ReturnState {
  return { returnTo: location.pathname + location.search + location.hash };
}

/** The remembered path, if it is one of ours. State survives in the browser's history, so it is checked when read. */
export function returnPathFrom(state: unknown): string | undefined {
  const path = (state as Partial<ReturnState> | null)?.returnTo;
  return typeof path === "string" && isOwnPath(path) ? path : undefined;
}

/** `//host` and `/\host` are other sites to a browser. */
function isOwnPath(path: string): boolean {
  if (!path.startsWith("/")) return false;
  return new URL(path, "http://here.invalid").origin === "http://here.invalid";
}
