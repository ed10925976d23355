import { z } from "zod";
import { defineEndpoint } from "../http/endpoint.ts";
import { PASSWORD_MAX } from "./account.constants.ts";
import { DeviceMetadata, emailField, OpaqueToken, SecurityCode } from "./account.fields.ts";
import { ACCOUNT_MESSAGES as TEXT } from "./account.messages.ts";
import { CurrentUser } from "./session.contract.ts";

export const LoginInput = z.object({
  email: emailField(TEXT.loginEmailRequired, TEXT.loginEmailInvalid),
  password: z
    .string(TEXT.loginPasswordRequired)
    .min(1, TEXT.loginPasswordRequired)
    .max(PASSWORD_MAX, TEXT.passwordTooLong),
  metadata: DeviceMetadata,
});
export type LoginInput = z.infer<typeof LoginInput>;

const SignedIn = CurrentUser.extend({ message: z.string() });
const TokenQuery = z.object({ token: OpaqueToken });

export const loginEndpoint = defineEndpoint("POST /api/auth/login", {
  summary:
    "Signs in on a device this account has confirmed; elsewhere answers 202 and mails a security code.",
  access: "public",
  body: LoginInput,
  responses: { 200: SignedIn, 202: z.object({ token: z.string(), message: z.string() }) },
  invalidMessage: TEXT.loginCheckInput,
});

export const verifyLoginEndpoint = defineEndpoint("POST /api/auth/verifylogin-otp", {
  summary: "Completes a sign-in with the mailed security code, in the browser that started it.",
  access: "public",
  query: TokenQuery,
  body: z.object({ otp: SecurityCode }),
  responses: { 200: SignedIn },
  reportsFirstField: true,
});

export const resendLoginEndpoint = defineEndpoint("POST /api/auth/resendlogin-otp", {
  summary: "Mails a new security code for a pending sign-in and invalidates the earlier one.",
  access: "public",
  query: TokenQuery,
  responses: { 200: z.object({ message: z.string() }) },
  reportsFirstField: true,
});
