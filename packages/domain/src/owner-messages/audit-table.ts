import { defineOwnerArea } from "../language/area.ts";
import type { Translate } from "../language/message.ts";
import type english from "./audit-table/en.ts";

export type AuditTableText = Translate<typeof english>;

/** The audit log as a table to download. */
export const auditTableTexts = defineOwnerArea({
  en: () => import("./audit-table/en.ts"),
  de: () => import("./audit-table/de.ts"),
  fr: () => import("./audit-table/fr.ts"),
  es: () => import("./audit-table/es.ts"),
  it: () => import("./audit-table/it.ts"),
  ar: () => import("./audit-table/ar.ts"),
  ja: () => import("./audit-table/ja.ts"),
});
