import { z } from "zod";
import { defineEndpoint } from "../http/endpoint.ts";
import { emailField, passwordField } from "./account.fields.ts";
import { ACCOUNT_MESSAGES as TEXT } from "./account.messages.ts";
import { resetPasswordProblem } from "./password.rules.ts";

const recoveryEmail = emailField(TEXT.forgotEmailRequired, TEXT.forgotEmailRequired);

export const ForgotForm = z.object({ email: recoveryEmail });

export const authenticateEndpoint = defineEndpoint("POST /api/auth/authenticate", {
  summary: "Whether an address has an account. Limited to a few answers per network.",
  access: "public",
  body: ForgotForm,
  responses: { 200: z.object({ message: z.string() }) },
  invalidMessage: TEXT.forgotEmailRequired,
});

export const generateOtpEndpoint = defineEndpoint("GET /api/auth/generateotp", {
  summary:
    "Starts a recovery. `code` is a ticket with which registermail sends the security code, not the code.",
  access: "public",
  changesState: true,
  query: z.object({ email: recoveryEmail }),
  responses: { 201: z.object({ code: z.string() }) },
  invalidMessage: TEXT.forgotEmailRequired,
});

export const verifyOtpEndpoint = defineEndpoint("GET /api/auth/verifyotp", {
  summary:
    "Checks the recovery code in the browser that asked for it and lets that browser set a new password.",
  access: "public",
  changesState: true,
  query: z.object({ email: recoveryEmail, code: z.string(TEXT.codeInvalid).max(20, TEXT.codeInvalid) }),
  responses: { 201: z.object({ message: z.string() }) },
  invalidMessage: TEXT.codeInvalid,
});

export const ResetForm = z
  .object({ password: passwordField(resetPasswordProblem), confirm: z.string().min(1, TEXT.confirmRequired) })
  .refine((form) => form.confirm === "" || form.confirm === form.password, {
    path: ["confirm"],
    message: TEXT.confirmDiffers,
    when: () => true,
  });

export const resetPasswordEndpoint = defineEndpoint("PUT /api/auth/resetpassword", {
  summary: "Sets a new password after a verified recovery code. Ends every session and forgets every device.",
  access: "public",
  body: z.object({ email: recoveryEmail, password: passwordField(resetPasswordProblem) }),
  responses: { 201: z.object({ msg: z.string() }) },
  reportsFirstField: true,
});
