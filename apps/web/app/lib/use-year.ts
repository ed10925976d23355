import { useSyncExternalStore } from "react";
import { useRouteLoaderData } from "react-router";

/** The year on the visitor's calendar; until hydration the one in which the page was made, which may be an old one. */
export function useYear(): number {
  const madeIn = useRouteLoaderData<{ year: number }>("root")?.year;
  return useSyncExternalStore(neverChanges, thisYear, () => madeIn ?? thisYear());
}

function thisYear(): number {
  return new Date().getFullYear();
}

function neverChanges(): () => void {
  return () => {};
}
