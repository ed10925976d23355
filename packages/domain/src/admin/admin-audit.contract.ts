import { z } from "zod";
import { defineEndpoint } from "../http/endpoint.ts";
import { ADMIN_ACTIONS } from "./admin.constants.ts";
import { Next, PageQuery, Time } from "./admin.fields.ts";

export const AuditEntry = z.object({
  id: z.string(),
  at: Time,
  /** An email address, or a user of the command line. */
  who: z.string(),
  action: z.enum(ADMIN_ACTIONS),
  /** What it was done to: an email address, or `/c/{username}`. */
  target: z.string(),
  reason: z.string(),
  detail: z.string(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

export const listAuditEndpoint = defineEndpoint("GET /api/admin/audit", {
  summary: "Everything admins did, newest first. Read-only.",
  access: "account",
  query: PageQuery,
  responses: { 200: z.object({ entries: z.array(AuditEntry), next: Next }) },
});
