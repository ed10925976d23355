import { z } from "zod";
import { ERROR_CODES } from "./error-codes.ts";

export const ErrorCode = z.enum(ERROR_CODES);
export type ErrorCode = z.infer<typeof ErrorCode>;

/** The one shape of every failed answer of the API. `error` and `message` carry the same text for a person. */
export const ErrorBody = z.object({
  error: z.string(),
  message: z.string(),
  code: ErrorCode,
  fields: z.record(z.string(), z.string()).optional(),
  retryAfter: z.int().optional(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
