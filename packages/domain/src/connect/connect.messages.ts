import type english from "../answers/connect/en.ts";
import { defineReferences } from "../language/references.ts";

/** About devices, programs and webhooks that are connected to an account. */
export const CONNECT_MESSAGES = defineReferences<typeof english>("connect", {
  tokensFull: true,
  webhooksFull: true,
});
