import { z } from "zod";
import { defineEndpoint } from "../http/endpoint.ts";
import { DeviceMetadata, emailField, nameField, passwordField } from "./account.fields.ts";
import { ACCOUNT_MESSAGES as TEXT } from "./account.messages.ts";
import { registerPasswordProblem } from "./password.rules.ts";
import { CurrentUser } from "./session.contract.ts";

export const RegisterInput = z.object({
  firstname: nameField(TEXT.firstnameRequired),
  lastname: nameField(TEXT.lastnameRequired),
  email: emailField(TEXT.emailRequired, TEXT.emailInvalid),
  password: passwordField(registerPasswordProblem),
  metadata: DeviceMetadata,
});
export type RegisterInput = z.infer<typeof RegisterInput>;

/** The sign-up form, including fields that are not sent. */
export const RegisterForm = RegisterInput.omit({ metadata: true })
  .extend({
    confirm: z.string().min(1, TEXT.confirmRequired),
    terms: z.boolean().refine((isAgreed) => isAgreed, TEXT.termsRequired),
  })
  .refine((form) => form.confirm === "" || form.confirm === form.password, {
    path: ["confirm"],
    message: TEXT.confirmDiffers,
    // Zod would skip this refinement while other fields are invalid; it should be reported together with them.
    when: () => true,
  });

export const registerEndpoint = defineEndpoint("POST /api/auth/register", {
  summary: "Creates an account. Signing in needs a code from its mailbox.",
  access: "public",
  body: RegisterInput,
  responses: { 201: z.object({ message: z.string(), user: CurrentUser }) },
  invalidMessage: TEXT.registerCheckInput,
});

export const registerMailEndpoint = defineEndpoint("POST /api/auth/registermail", {
  summary:
    "Sends the welcome mail of a new account, or the recovery code that a ticket in `text` stands for. " +
    "Recipient, subject and text of the mail are the server's own.",
  access: "public",
  body: z.object({
    useremail: emailField(TEXT.emailRequired, TEXT.emailInvalid),
    username: z.string().max(200).optional(),
    text: z.string().max(4_000).optional(),
    subject: z.string().max(400).optional(),
  }),
  responses: { 200: z.object({ message: z.string() }) },
});
