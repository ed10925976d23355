import type { PublicSettings } from "@visita/domain/site/public-settings";
import { useSyncExternalStore } from "react";
import { useRouteLoaderData } from "react-router";

/** Undefined only when the root loader failed. */
export function useSettings(): PublicSettings | undefined {
  return useRouteLoaderData<{ settings: PublicSettings }>("root")?.settings;
}

/** The visitor's year; until hydration that of the cached page, which may be older. */
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
