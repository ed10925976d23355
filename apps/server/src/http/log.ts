import { type FastifyInstance, type FastifyServerOptions, LogController } from "fastify";
import type { Config } from "../config.ts";

/** Standard output, or whatever a test reads instead. */
export type LogStream = { write(line: string): unknown; isTTY?: boolean };

const SECRET_QUERY_VALUES = /([?&](?:token|code|email|session_id)=)[^&#]*/gi;
/** Whatever may hold an email address. Looking for the address itself would take the square of a long text's time. */
const WORDS = /[^\s"'<>()=]+/g;

/** An address as it may be written down: who it was for and what proved it stay out of the log. */
export function maskUrl(url: string): string {
  return maskEmails(url.replace(SECRET_QUERY_VALUES, "$1***"));
}

function maskEmails(text: string): string {
  return text.replace(WORDS, (word) => (word.includes("@") ? "***" : word));
}

/** Only what helps to find the fault: a driver's error object may carry the row that was refused. */
function describeError(error: Error & { code?: unknown }) {
  return {
    type: error.name,
    message: maskEmails(error.message),
    stack: maskEmails(error.stack ?? ""),
    code: error.code,
  };
}

/** JSON lines for machines; on a terminal, lines for people. */
export function logOptions(
  config: Pick<Config, "logLevel">,
  stream: LogStream,
): Pick<FastifyServerOptions, "logController" | "logger"> {
  return {
    // Fastify would write two lines a request, with the address as it came.
    logController: new LogController({ disableRequestLogging: true }),
    logger: {
      level: config.logLevel,
      base: null,
      serializers: { err: describeError },
      stream: stream.isTTY ? { write: (line: string) => stream.write(readable(line)) } : stream,
    },
  };
}

const TELLS_REQUESTS: ReadonlySet<string> = new Set(["trace", "debug", "info"]);

/** One line a request, written when its answer is complete. */
export function useAccessLog(app: FastifyInstance): void {
  if (!TELLS_REQUESTS.has(app.config.logLevel)) return;
  app.addHook("onResponse", (request, reply, done) => {
    request.log.info({
      method: request.method,
      url: maskUrl(request.url),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      ip: request.ip,
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
