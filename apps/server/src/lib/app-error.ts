import type { ErrorCode } from "@visita/domain/errors";

type Details = {
  /** Texts for single inputs, by field name. */
  fields?: Record<string, string>;
  /** Seconds after which trying again makes sense. */
  retryAfter?: number;
};

/** A refusal that the caller is meant to understand. Anything else that is thrown is a bug or a fault. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: Details;

  constructor(code: ErrorCode, message: string, details: Details = {}) {
    super(message);
    this.name = "AppError";
    this.code = code;
    this.details = details;
  }
}
