import { z } from "zod";
import { defineEndpoint } from "../http/endpoint.ts";
import { PASSWORD_MAX } from "./account.constants.ts";
import { passwordField } from "./account.fields.ts";
import { ACCOUNT_MESSAGES as TEXT } from "./account.messages.ts";
import { changePasswordProblem } from "./password.rules.ts";

export const ChangePasswordInput = z.object({
  oldPassword: z
    .string(TEXT.oldPasswordRequired)
    .min(1, TEXT.oldPasswordRequired)
    .max(PASSWORD_MAX, TEXT.passwordTooLong),
  newPassword: passwordField(changePasswordProblem),
});

export const ChangePasswordForm = ChangePasswordInput.extend({
  confirm: z.string().min(1, TEXT.changeConfirmRequired),
}).refine((form) => form.confirm === "" || form.confirm === form.newPassword, {
  path: ["confirm"],
  message: TEXT.changeConfirmDiffers,
  when: () => true,
});

export const updatePasswordEndpoint = defineEndpoint("PUT /api/user/updatepassword/:userid", {
  summary: "Changes your password. Ends every other session and forgets every other device.",
  access: "account",
  params: z.object({ userid: z.string().max(100) }),
  body: ChangePasswordInput,
  responses: { 200: z.object({ message: z.string() }) },
  reportsFirstField: true,
});
