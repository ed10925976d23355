import { useSyncExternalStore } from "react";

/** False in the page that the server made, true as soon as it listens. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

function neverChanges(): () => void {
  return () => {};
}
