import { z } from "zod";
import { defineEndpoint } from "../http/endpoint.ts";
import { nameField } from "./account.fields.ts";
import { ACCOUNT_MESSAGES as TEXT } from "./account.messages.ts";
import { CurrentUser } from "./session.contract.ts";

export const NameInput = z.object({
  firstname: nameField(TEXT.firstnameRequired),
  lastname: nameField(TEXT.lastnameRequired),
});
export type NameInput = z.infer<typeof NameInput>;

export const updateNameEndpoint = defineEndpoint("PUT /api/account/name", {
  summary: "Changes your name. Cards keep the name that is written on them.",
  access: "account",
  body: NameInput,
  responses: { 200: z.object({ user: CurrentUser, message: z.string() }) },
  reportsFirstField: true,
});
