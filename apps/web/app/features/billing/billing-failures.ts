import { ApiError } from "../../lib/api-error.ts";

/** The server's own words where it has some to offer, or else what was being tried. */
export function billingFailure(error: unknown, otherwise: string): string {
  if (!(error instanceof ApiError) || error.code === "unexpected") return otherwise;
  return error.message || otherwise;
}
