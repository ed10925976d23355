import { ERROR_STATUS, type ErrorCode } from "@visita/domain/error-codes";
import type { ErrorBody } from "@visita/domain/errors";

/** What the server sends for an error: the status belongs to the code, so that no stub can pair them differently. */
export function errorResponse(
  code: ErrorCode,
  error = "server text",
  details: Pick<ErrorBody, "fields" | "retryAfter" | "place"> = {},
): { status: number; body: ErrorBody } {
  return { status: ERROR_STATUS[code], body: { error, message: error, code, ...details } };
}
