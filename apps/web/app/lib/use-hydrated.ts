import { useSyncExternalStore } from "react";

/** False on the server and while its markup is hydrated, true from then on and in pages opened in the browser. */
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
