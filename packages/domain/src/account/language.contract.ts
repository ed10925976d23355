import { z } from "zod";
import { defineEndpoint } from "../http/endpoint.ts";
import { OWNER_LANGUAGES } from "../language/languages.ts";
import { CurrentUser } from "./session.contract.ts";

export const updateLanguageEndpoint = defineEndpoint("PUT /api/account/language", {
  summary: "Sets the language of your pages and mails.",
  access: "account",
  body: z.object({ language: z.enum(OWNER_LANGUAGES) }),
  responses: { 200: z.object({ user: CurrentUser }) },
});
