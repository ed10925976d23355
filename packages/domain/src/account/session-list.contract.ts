import { z } from "zod";
import { defineEndpoint } from "../http/endpoint.ts";

export const ActiveSession = z.object({
  /** Names the session and opens nothing. */
  id: z.string(),
  /** Browser and system, such as "Firefox on Linux". */
  device: z.string(),
  /** City and country; null if the installation does not look them up. */
  place: z.string().nullable(),
  /** Precise to five minutes. */
  lastSeenAt: z.iso.datetime(),
  isCurrent: z.boolean(),
});
export type ActiveSession = z.infer<typeof ActiveSession>;

export const listSessionsEndpoint = defineEndpoint("GET /api/account/sessions", {
  summary: "Where you are signed in, most recently used first.",
  access: "account",
  responses: { 200: z.object({ sessions: z.array(ActiveSession) }) },
});

export const endSessionEndpoint = defineEndpoint("DELETE /api/account/sessions/:sessionid", {
  summary: "Ends one of your sessions.",
  access: "account",
  params: z.object({ sessionid: z.string().max(100) }),
  responses: { 200: z.object({ message: z.string() }) },
});

export const endOtherSessionsEndpoint = defineEndpoint("DELETE /api/account/sessions", {
  summary: "Ends all of your sessions except this one.",
  access: "account",
  responses: { 200: z.object({ ended: z.int(), message: z.string() }) },
});
