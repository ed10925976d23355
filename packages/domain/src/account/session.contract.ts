import { z } from "zod";
import { defineEndpoint } from "../http/endpoint.ts";
import { OWNER_LANGUAGES } from "../language/languages.ts";

/** The signed-in account, as sent to its own browser. */
export const CurrentUser = z.object({
  userid: z.string(),
  email: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  /** Of pages and mails, as its owner chose it; not there for the browser's. */
  language: z.enum(OWNER_LANGUAGES).optional(),
  /** Set when its owner has left. ISO times. */
  leaving: z.object({ leftAt: z.string(), deletedAt: z.string() }).optional(),
  /** Only there with a password so short that every sign-in needs a code. */
  hasWeakPassword: z.literal(true).optional(),
  /** Only there for admins, so that their browser leads to /admin. It opens nothing. */
  isAdmin: z.literal(true).optional(),
});
export type CurrentUser = z.infer<typeof CurrentUser>;

export const currentUserEndpoint = defineEndpoint("GET /api/auth/user", {
  summary: "Who is signed in here; null for an anonymous visitor.",
  access: "public",
  responses: { 200: z.object({ user: CurrentUser.nullable() }) },
});

export const logoutEndpoint = defineEndpoint("POST /api/auth/logout", {
  summary: "Ends the session of this browser. Succeeds without a session too.",
  access: "public",
  responses: { 200: z.object({ message: z.string() }) },
});
