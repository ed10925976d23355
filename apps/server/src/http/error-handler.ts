import type { ErrorBody, ErrorCode } from "@visita/domain/errors";
import { MESSAGES } from "@visita/domain/messages";
import type { FastifyReply, FastifyRequest } from "fastify";
import { isDatabaseUnavailable } from "../db/database-errors.ts";
import { AppError } from "../lib/app-error.ts";
import { lingeringClose } from "./lingering-close.ts";
import { InvalidInput } from "./validation.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** What a person reads when the request does not fit. */
    invalidMessage?: string;
    tellsFirstField?: boolean;
  }
}

/** The only place that knows which HTTP status an error has. A new code must get one here, or this does not compile. */
const STATUS: Record<ErrorCode, number> = {
  bad_request: 400,
  invalid_input: 400,
  invalid_code: 400,
  wrong_password: 400,
  unknown_plan: 400,
  own_card: 400,
  invalid_event: 400,
  not_signed_in: 401,
  invalid_credentials: 401,
  invalid_login_code: 401,
  sign_in_expired: 401,
  recovery_expired: 401,
  forbidden: 403,
  limit_reached: 403,
  cross_site: 403,
  not_found: 404,
  unknown_email: 404,
  no_subscription: 404,
  timeout: 408,
  email_taken: 409,
  already_subscribed: 409,
  username_taken: 409,
  card_changed: 409,
  plan_too_small: 409,
  favourites_full: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  rate_limited: 429,
  unexpected: 500,
  provider_failed: 502,
  unavailable: 503,
};

/** Fastify's own refusals by their status. Their texts are for developers, so people get ours. */
const FRAMEWORK: Readonly<Record<number, [ErrorCode, string]>> = {
  404: ["not_found", MESSAGES.notFound],
  408: ["timeout", MESSAGES.networkError],
  413: ["payload_too_large", MESSAGES.tooLarge],
  415: ["unsupported_media_type", MESSAGES.onlyJson],
};

export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = toAppError(error, request);
  if (known.code === "unexpected") request.log.error({ err: error }, "unexpected error");
  if (known.code === "rate_limited") request.log.warn({ event: "security" }, "a limit was reached");
  if (known.code === "unavailable") request.log.warn({ err: error }, "temporarily unavailable");
  const { fields, retryAfter } = known.details;
  if (retryAfter !== undefined) reply.header("retry-after", retryAfter);
  if (known.code === "payload_too_large") lingeringClose(request, reply);
  const body: ErrorBody = {
    error: known.message,
    message: known.message,
    code: known.code,
    ...(fields && { fields }),
    ...(retryAfter !== undefined && { retryAfter }),
  };
  // Serialised here, because a route's answer schemas describe its successes only.
  return reply.code(STATUS[known.code]).type("application/json; charset=utf-8").send(JSON.stringify(body));
}

export function statusOf({ code }: AppError): number {
  return STATUS[code];
}

export function toAppError(error: unknown, request: FastifyRequest): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof InvalidInput) {
    const { invalidMessage = MESSAGES.checkInput, tellsFirstField } = request.routeOptions.config;
    const [firstField] = Object.values(error.fields);
    const text = tellsFirstField && firstField ? firstField : invalidMessage;
    return new AppError("invalid_input", text, { fields: error.fields });
  }
  if (isDatabaseUnavailable(error)) return new AppError("unavailable", MESSAGES.tooBusy, { retryAfter: 5 });
  const { statusCode } = error as { statusCode?: number };
  if (statusCode === 503) return new AppError("unavailable", MESSAGES.tooBusy, { retryAfter: 5 });
  if (statusCode && statusCode >= 400 && statusCode < 500) {
    return new AppError(...(FRAMEWORK[statusCode] ?? (["bad_request", MESSAGES.checkInput] as const)));
  }
  return new AppError("unexpected", MESSAGES.unexpected);
}
