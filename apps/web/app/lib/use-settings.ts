import type { PublicSettings } from "@visita/domain/site/public-settings";
import { useRouteLoaderData } from "react-router";

/** Undefined only when the document itself could not be loaded. */
export function useSettings(): PublicSettings | undefined {
  return useRouteLoaderData<{ settings: PublicSettings }>("root")?.settings;
}
