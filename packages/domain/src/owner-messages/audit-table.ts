import { defineOwnerArea } from "../language/area.ts";
import type { Translate } from "../language/message.ts";
import english from "./audit-table/en.ts";

export type AuditTableText = Translate<typeof english>;

/** The audit log as a table to download. */
export const auditTableTexts = defineOwnerArea({ en: english });
