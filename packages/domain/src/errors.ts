import { z } from "zod";
import { ERROR_CODES } from "./error-codes.ts";
import { Puzzle } from "./http/proof-of-work.ts";

export const ErrorCode = z.enum(ERROR_CODES);
export type ErrorCode = z.infer<typeof ErrorCode>;

/** The body of every error response. `error` and `message` hold the same text for people. */
export const ErrorBody = z.object({
  error: z.string(),
  message: z.string(),
  code: ErrorCode,
  fields: z.record(z.string(), z.string()).optional(),
  retryAfter: z.int().optional(),
  /** In a queue that goes on without the request: 1 is next, 0 being worked on. */
  place: z.int().optional(),
  /** To be solved before the same request is sent again, with the proof in a header. */
  puzzle: Puzzle.optional(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
