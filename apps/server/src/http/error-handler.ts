import { ERROR_STATUS } from "@visita/domain/error-codes";
import type { ErrorBody, ErrorCode } from "@visita/domain/errors";
import { MESSAGES } from "@visita/domain/messages";
import type { FastifyReply, FastifyRequest } from "fastify";
import { AppError, tooBusy, tooSlow } from "../lib/app-error.ts";
import { wordAnswers } from "./answer-words.ts";
import { InvalidInput } from "./validation.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Shown to people when the input is invalid. */
    invalidMessage?: string;
    reportsFirstField?: boolean;
  }
}

/** Fastify's own errors by status. Their messages are for developers, so people get ours. */
const FRAMEWORK: Readonly<Record<number, [ErrorCode, string]>> = {
  404: ["not_found", MESSAGES.notFound],
  408: ["timeout", MESSAGES.networkError],
  413: ["payload_too_large", MESSAGES.tooLarge],
  415: ["unsupported_media_type", MESSAGES.onlyJson],
};

/** `isTemporary` knows the failures of what the server depends on that pass by themselves. */
export async function sendError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  isTemporary: (error: unknown) => boolean = () => false,
): Promise<FastifyReply> {
  const known = hasLeft(request) ? tooSlow() : isTemporary(error) ? tooBusy() : toAppError(error, request);
  if (known.code === "unexpected")
    request.log.error({ err: error }, "request failed with an unexpected error; answered 500");
  if (known.code === "rate_limited")
    request.log.warn({ event: "security" }, "request refused: rate limit reached");
  if (known.code === "unavailable" && known.details.place === undefined)
    request.log.warn(
      // A refusal of our own needs no stack: in a flood there are hundreds a second.
      error instanceof AppError ? {} : { err: error },
      "request failed: the database or another dependency is unavailable or overloaded; answered 503",
    );
  const { fields, retryAfter, place, puzzle } = known.details;
  if (retryAfter !== undefined) reply.header("retry-after", retryAfter);
  const word = await wordAnswers(request, reply, [known.message, ...Object.values(fields ?? {})]);
  const text = word(known.message);
  const body: ErrorBody = {
    error: text,
    message: text,
    code: known.code,
    ...(fields && {
      fields: Object.fromEntries(Object.entries(fields).map(([name, each]) => [name, word(each)])),
    }),
    ...(retryAfter !== undefined && { retryAfter }),
    ...(place !== undefined && { place }),
    ...(puzzle && { puzzle }),
  };
  // Serialized here, because a route's response schemas describe only its successes.
  return reply
    .code(ERROR_STATUS[known.code])
    .type("application/json; charset=utf-8")
    .send(JSON.stringify(body));
}

/** In the middle of the body: the error is of the client's connection, and looks like one of a database. */
function hasLeft({ raw, log }: FastifyRequest): boolean {
  const isCut = raw.destroyed && raw.complete === false;
  if (isCut) log.info("the connection ended before the body had arrived");
  return isCut;
}

export function statusOf({ code }: AppError): number {
  return ERROR_STATUS[code];
}

export function toAppError(error: unknown, request: FastifyRequest): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof InvalidInput) {
    const { invalidMessage = MESSAGES.checkInput, reportsFirstField } = request.routeOptions.config;
    const [firstField] = Object.values(error.fields);
    const text = reportsFirstField && firstField ? firstField : invalidMessage;
    return new AppError("invalid_input", text, { fields: error.fields });
  }
  const { statusCode } = error as { statusCode?: number };
  // The handler timeout runs from the headers on; before the body is complete, the client is the slow one.
  if (statusCode === 503) return request.raw.complete === false ? tooSlow() : tooBusy();
  if (statusCode && statusCode >= 400 && statusCode < 500) {
    return new AppError(...(FRAMEWORK[statusCode] ?? (["bad_request", MESSAGES.checkInput] as const)));
  }
  return new AppError("unexpected", MESSAGES.unexpected);
}
