import { z } from "zod";
import { defineEndpoint } from "../http/endpoint.ts";
import { emailField, OpaqueToken, SecurityCode } from "./account.fields.ts";
import { CurrentPassword } from "./reauthentication.contract.ts";
import { CurrentUser } from "./session.contract.ts";
import { SETTINGS_MESSAGES as TEXT } from "./settings.messages.ts";

/** For so long the former address has a link that brings it back, in days. */
export const EMAIL_RESTORE_DAYS = 7;

export const EmailChangeInput = z.object({
  email: emailField(TEXT.emailRequired, TEXT.emailInvalid),
  password: CurrentPassword,
});
export type EmailChangeInput = z.infer<typeof EmailChangeInput>;

/** The password is the one of the day of the change, or today's; not asked for when an intruder may have set it. */
export const RestoreEmailInput = z.object({ token: OpaqueToken, password: CurrentPassword.optional() });

const EmailStatus = z.object({
  email: z.string(),
  confirmedAt: z.iso.datetime().nullable(),
  /** The last change, for as long as it can be taken back. */
  former: z
    .object({
      email: z.string(),
      changedAt: z.iso.datetime(),
      restorableUntil: z.iso.datetime(),
      /** Whether the link asks for the password too. */
      needsPassword: z.boolean(),
    })
    .nullable(),
});
export type EmailStatus = z.infer<typeof EmailStatus>;

export const emailStatusEndpoint = defineEndpoint("GET /api/account/email", {
  summary: "Your address, and the former one while it can be restored.",
  access: "account",
  responses: { 200: EmailStatus },
});

export const beginEmailChangeEndpoint = defineEndpoint("POST /api/account/email", {
  summary:
    "Starts a change of your address: mails a code to the new one. Reveals nothing about other accounts.",
  access: "account",
  // Whoever has no password has just signed in instead.
  body: EmailChangeInput.partial({ password: true }),
  responses: { 202: z.object({ message: z.string() }) },
  reportsFirstField: true,
});

export const resendEmailCodeEndpoint = defineEndpoint("POST /api/account/email/resend", {
  summary: "Mails a new code to the new address and invalidates the earlier one.",
  access: "account",
  responses: { 200: z.object({ message: z.string() }) },
});

export const confirmEmailChangeEndpoint = defineEndpoint("POST /api/account/email/confirm", {
  summary:
    "Changes your address with the mailed code, in the session that asked for it. " +
    "The former address gets a notice with a link that restores it.",
  access: "account",
  body: z.object({ code: SecurityCode }),
  responses: { 200: z.object({ user: CurrentUser, message: z.string() }) },
  reportsFirstField: true,
});

export const restoreEmailEndpoint = defineEndpoint("POST /api/account/email/restore", {
  summary:
    "Restores a former address with the link that was mailed to it and, unless that was new, the password. " +
    "Ends every session, forgets every device and removes every passkey.",
  access: "public",
  body: RestoreEmailInput,
  responses: { 200: z.object({ message: z.string() }) },
  reportsFirstField: true,
});
