import { useEffect, useSyncExternalStore } from "react";

/** Dispatched on the window once React has hydrated the page and its controls work. */
export const HYDRATED_EVENT = "visita:hydrated";

export function useHydratedEvent(): void {
  useEffect(() => void dispatchEvent(new Event(HYDRATED_EVENT)), []);
}

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
