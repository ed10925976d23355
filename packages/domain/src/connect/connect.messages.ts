import type english from "../answers/connect/en.ts";
import { defineReferences } from "../language/references.ts";

/** About devices and programs that are connected to an account. */
export const CONNECT_MESSAGES = defineReferences<typeof english>("connect", { tokensFull: true });
