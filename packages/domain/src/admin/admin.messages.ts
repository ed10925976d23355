import type english from "../answers/admin/en.ts";
import { defineReferences } from "../language/references.ts";

/** On the admin pages, and of the calls behind them. */
export const ADMIN_MESSAGES = defineReferences<typeof english>("admin");
