import { z } from "zod";
import { defineEndpoint } from "../http/endpoint.ts";
import { OFFERED_OWNER_LANGUAGES } from "../language/languages.ts";
import { CurrentUser } from "./session.contract.ts";

export const updateLanguageEndpoint = defineEndpoint("PUT /api/account/language", {
  summary: "Sets the language of your pages and mails; null for your browser's.",
  access: "account",
  body: z.object({ language: z.enum(OFFERED_OWNER_LANGUAGES).nullable() }),
  responses: { 200: z.object({ user: CurrentUser }) },
});
