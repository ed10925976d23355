import type { ErrorBody } from "@visita/domain/errors";
import type { Puzzle } from "@visita/domain/http/proof-of-work";
import { MESSAGES } from "@visita/domain/messages";

/** A call that reached the server and was refused. `message` is fit to be shown to a person. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorBody["code"];
  readonly fields: Readonly<Record<string, string>>;
  readonly retryAfter: number | undefined;
  /** In a queue that goes on: the same call, made again after `retryAfter`, waits at its place. */
  readonly place: number | undefined;
  /** To be solved before the same call is made again. */
  readonly puzzle: Puzzle | undefined;

  constructor(status: number, body: ErrorBody) {
    super(body.error);
    this.name = "ApiError";
    this.status = status;
    this.code = body.code;
    this.fields = body.fields ?? {};
    this.retryAfter = body.retryAfter;
    this.place = body.place;
    this.puzzle = body.puzzle;
  }
}

/** A call that got no usable answer: no network, a cut connection, a proxy's own error page. */
export class NetworkError extends Error {
  /** Of a refusal that did not come from our server. */
  readonly status: number | undefined;
  /** An answer came whole, but no JSON: a page of a hotel's network. */
  readonly isUnreadable: boolean;

  constructor({ status, ...options }: ErrorOptions & { status?: number } = {}) {
    super(MESSAGES.networkError, options);
    this.name = "NetworkError";
    this.status = status;
    this.isUnreadable = options.cause instanceof SyntaxError;
  }
}
