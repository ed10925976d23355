import type { ErrorCode } from "@visita/domain/errors";
import type { Puzzle } from "@visita/domain/http/proof-of-work";
import { MESSAGES, tooManyAttempts } from "@visita/domain/messages";

export type ErrorDetails = {
  /** Texts for single inputs, by field name. */
  fields?: Record<string, string>;
  /** Seconds after which trying again makes sense. */
  retryAfter?: number;
  /** In a queue that goes on without the request: 1 is next, 0 being worked on. */
  place?: number;
  /** What to solve before the same request is sent again. */
  puzzle?: Puzzle;
};

/** An expected error with a message for the caller. Anything else that is thrown is a bug or an outage. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, message: string, details: ErrorDetails = {}) {
    super(message);
    this.name = "AppError";
    this.code = code;
    this.details = details;
  }
}

export function rateLimited(retryAfter: number): AppError {
  return new AppError("rate_limited", tooManyAttempts(retryAfter), { retryAfter });
}

export function tooBusy(retryAfter = 5): AppError {
  return new AppError("unavailable", MESSAGES.tooBusy, { retryAfter });
}

/** For a client that does not send its body in time. */
export function tooSlow(): AppError {
  return new AppError("timeout", MESSAGES.networkError);
}
