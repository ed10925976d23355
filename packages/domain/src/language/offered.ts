import type { Language } from "./languages.ts";

/** Those in which every area of messages for visitors is complete, in the order of menus. */
export const OFFERED_TO_VISITORS = ["de", "en"] as const satisfies readonly Language[];

export type OfferedLanguage = (typeof OFFERED_TO_VISITORS)[number];
