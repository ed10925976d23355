import type english from "../answers/account/en.ts";
import { defineReferences } from "../language/references.ts";

/** Of sign-up, sign-in, recovery and password change, shared by screens, server and tests. */
export const ACCOUNT_MESSAGES = defineReferences<typeof english>("account", { companyOnly: true });
