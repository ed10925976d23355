import { z } from "zod";
import { defineEndpoint } from "../http/endpoint.ts";
import { PASSWORD_MAX } from "./account.constants.ts";
import { ACCOUNT_MESSAGES as TEXT } from "./account.messages.ts";

/** The password of somebody who is signed in; its rules are those of the day it was set. */
export const CurrentPassword = z
  .string(TEXT.passwordRequired)
  .min(1, TEXT.passwordRequired)
  .max(PASSWORD_MAX, TEXT.passwordTooLong);

export const ReauthenticateInput = z.object({ password: CurrentPassword });

export const reauthenticateEndpoint = defineEndpoint("POST /api/account/reauthenticate", {
  summary: "Verifies the password again, which sensitive changes need within the last minute.",
  access: "account",
  // Whoever has no password has just signed in instead.
  body: ReauthenticateInput.partial(),
  responses: { 200: z.object({ message: z.string() }) },
  reportsFirstField: true,
});
