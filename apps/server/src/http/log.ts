import { ALL_ANSWERS } from "@visita/domain/answers/all";
import { wordAnswer } from "@visita/domain/language/answers";
import { type FastifyInstance, type FastifyServerOptions, LogController } from "fastify";
import type { Config } from "../config/config.ts";

/** Standard output, or a test's buffer. */
export type LogStream = { write(line: string): unknown; isTTY?: boolean };

const SECRET_NAMES: ReadonlySet<string> = new Set(
  "token code state email session_id q find tag key link".split(" "),
);
const QUERY_VALUES = /([?&])([^=&#?]*)=[^&#]*/g;
const SECRET_PATH = /^(\/mails\/stop\/)[^?#]*/i;
/** The address of a link that shows more than the plain card: its last characters are a secret. */
const CARD_PATH = /(\/c\/[^/]+\/(?:[a-z0-9-]{2,30}-)?)[0-9a-hjkmnp-tv-z]{16}(?![0-9a-z-])/i;
/** Masked if it contains an @, also as it stands in an address. A pattern for email addresses would take quadratic time on a long text. */
const WORDS = /[^\s"'<>()=]+/g;

/** For the log: without email addresses, tokens, codes and the names that somebody searches for. */
export function maskUrl(url: string): string {
  const end = url.search(/[?#]|$/);
  const path = url.slice(0, end);
  const maskedPath = maskPath(path, decoded(path));
  const query = url.slice(end).replace(QUERY_VALUES, (pair: string, sign: string, name: string) => {
    // Compared as the router reads it: em%61il is email.
    const isSecret = SECRET_NAMES.has(decoded(name).toLowerCase()) || CARD_PATH.test(decoded(pair));
    return isSecret ? `${sign}${name}=***` : pair;
  });
  return maskEmails(maskedPath + query);
}

function maskPath(path: string, plainPath: string): string {
  if (SECRET_PATH.test(plainPath)) return plainPath.replace(SECRET_PATH, "$1***");
  return CARD_PATH.test(plainPath) ? plainPath.replace(CARD_PATH, "$1***") : path;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function maskEmails(text: string): string {
  return text.replace(WORDS, (word) => (/@|%40/.test(word) ? "***" : word));
}

/** Selected fields only: a driver's error object may contain the rejected row. */
function describeError(error: Error & { code?: unknown }) {
  // What callers are told, they read in their language; operators read English.
  const message = wordAnswer(ALL_ANSWERS, "en", error.message);
  return {
    type: error.name,
    message: maskEmails(message),
    stack: maskEmails(error.stack?.replace(error.message, () => message) ?? ""),
    code: error.code,
  };
}

/** JSON lines; on a terminal, readable lines. */
export function logOptions(
  config: Pick<Config, "logLevel">,
  stream: LogStream,
): Pick<FastifyServerOptions, "logController" | "logger"> {
  return {
    // Fastify would log two lines for each request, with the URL unmasked.
    logController: new LogController({ disableRequestLogging: true }),
    logger: {
      level: config.logLevel,
      base: null,
      serializers: { err: describeError },
      stream: stream.isTTY ? { write: (line: string) => stream.write(readable(line)) } : stream,
    },
  };
}

declare module "fastify" {
  interface FastifyContextConfig {
    /** Called by visitors of cards, whose addresses are not logged. */
    isAnonymous?: true;
  }
}

const ACCESS_LOG_LEVELS: ReadonlySet<string> = new Set(["trace", "debug", "info"]);

/** One line for each request, written after its response. */
export function useAccessLog(app: FastifyInstance): void {
  if (!ACCESS_LOG_LEVELS.has(app.config.logLevel)) return;
  app.addHook("onResponse", (request, reply, done) => {
    request.log.info({
      method: request.method,
      url: maskUrl(request.url),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      // For tracing abuse. Whoever only reads, as the visitors of a card do, leaves no address.
      ...(request.method !== "GET" && !request.routeOptions.config.isAnonymous && { ip: request.ip }),
    });
    done();
  });
}

const LEVELS: Readonly<Record<number, string>> = { 40: "warning: ", 50: "error: ", 60: "fatal: " };

function readable(line: string): string {
  const { level, time, msg, method, url, status, ms, err } = JSON.parse(line);
  const clock = new Date(time).toLocaleTimeString("en-GB");
  const request = method ? `${status} ${method} ${url} (${ms} ms)` : "";
  const fault = err ? `\n${err.stack ?? err.message}` : "";
  return `${clock} ${LEVELS[level] ?? ""}${[request, msg].filter(Boolean).join(" ")}${fault}\n`;
}
