import type { ErrorBody } from "@visita/domain/errors";
import { MESSAGES } from "@visita/domain/messages";

/** The server refused the call. `message` is for the screen. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorBody["code"];
  readonly fields: Readonly<Record<string, string>>;
  readonly retryAfter: number | undefined;

  constructor(status: number, body: ErrorBody) {
    super(body.error);
    this.name = "ApiError";
    this.status = status;
    this.code = body.code;
    this.fields = body.fields ?? {};
    this.retryAfter = body.retryAfter;
  }
}

/** No usable response: no network, a cut connection, a proxy's error page. */
export class NetworkError extends Error {
  constructor(options?: ErrorOptions) {
    super(MESSAGES.networkError, options);
    this.name = "NetworkError";
  }
}
