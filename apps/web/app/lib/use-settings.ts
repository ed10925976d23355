import type { PublicSettings } from "@visita/domain/site/page-ports";
import { useSyncExternalStore } from "react";
import { useRouteLoaderData } from "react-router";
import { cardPath } from "./card-path.ts";

/** Undefined only when the document itself could not be loaded. */
export function useSettings(): PublicSettings | undefined {
  return useRouteLoaderData<{ settings: PublicSettings }>("root")?.settings;
}

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

/** Where everybody opens a card; by the host of this page as long as no other is known. */
export function useCardUrl(username: string): string {
  const publicUrl = useSettings()?.publicUrl;
  const host = publicUrl ?? (typeof window === "undefined" ? "" : window.location.origin);
  return host + cardPath(username);
}
