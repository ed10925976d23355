import { z } from "zod";

/** What a token may be given. Each call of the API names the one that it needs; none includes another. */
export const PERMISSIONS = [
  "cards:read",
  "cards:write",
  "insights:read",
  "contacts:read",
  "contacts:write",
  "links",
  "team",
] as const;

export const Permission = z.enum(PERMISSIONS);
export type Permission = z.infer<typeof Permission>;
