import { z } from "zod";
import { UsedCredential } from "../account/passkey.contract.ts";
import { defineEndpoint } from "../http/endpoint.ts";
import { Count, Done, Time } from "./admin.fields.ts";

export const AdminAccess = z.object({
  /** Whether a second proof was given in this session within 12 hours. */
  isConfirmed: z.boolean(),
  confirmedAt: Time.nullable(),
  /** Masked, as codes are sent to it. */
  email: z.string(),
  hasPasskey: z.boolean(),
  openReports: Count,
});
export type AdminAccess = z.infer<typeof AdminAccess>;

/** The only calls of admin that need no second proof. Accounts outside of ADMIN_EMAILS get 404 from all of them. */
export const adminAccessEndpoint = defineEndpoint("GET /api/admin/access", {
  summary: "Whether the caller is an admin, and has to confirm it.",
  access: "account",
  responses: { 200: AdminAccess },
});

export const sendAdminCodeEndpoint = defineEndpoint("POST /api/admin/code", {
  summary: "Mails the admin a code.",
  access: "account",
  responses: { 202: Done },
});

export const confirmAdminEndpoint = defineEndpoint("POST /api/admin/confirm", {
  summary: "Confirms the admin with the mailed code, for 12 hours in this session.",
  access: "account",
  body: z.object({ code: z.string().max(20) }),
  responses: { 200: Done },
});

export const confirmAdminWithPasskeyEndpoint = defineEndpoint("POST /api/admin/confirm/passkey", {
  summary: "The same with a passkey.",
  access: "account",
  body: z.object({ credential: UsedCredential }),
  responses: { 200: Done },
});
