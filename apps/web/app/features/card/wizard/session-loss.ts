import { ApiError } from "../../../lib/api-error.ts";

/** Nobody is signed in here any more, or somebody else is. */
export type SessionLoss = "signed-out" | "somebody-else";

/** What a refused call says of the session; null when it was refused for another reason. */
export function sessionLoss(error: unknown): SessionLoss | null {
  if (!(error instanceof ApiError)) return null;
  if (error.status === 401) return "signed-out";
  // The only thing in these calls that can be forbidden is to speak in another person's name.
  return error.code === "forbidden" ? "somebody-else" : null;
}
