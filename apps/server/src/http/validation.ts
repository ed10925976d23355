import { MESSAGES } from "@visita/domain/messages";
import type { FastifyInstance } from "fastify";
import type { z } from "zod";
import { AppError } from "../lib/app-error.ts";
import { YieldQueue } from "../lib/event-loop.ts";
import { exceedsJsonLimits } from "../lib/json-limits.ts";
import { holdsUnsafeText } from "../lib/unsafe-text.ts";

const LARGE_BODY_BYTES = 64 * 1024;
/** Beyond what `holdsUnsafeText` accepts, but told before anything is parsed: 3 MB of empty objects block for 0.5 s. */
const JSON_LIMITS = { maxDepth: 64, maxValues: 4_000 };

/** Validates requests and serializes responses with the Zod schemas of the endpoints. Nothing is coerced. */
export function useStrictInput(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const yieldQueue = new YieldQueue();
  app.addContentTypeParser("application/json", { parseAs: "buffer" }, (_request, body: Buffer, done) => {
    const read = () => {
      try {
        done(null, parseJson(body));
      } catch {
        done(new AppError("bad_request", MESSAGES.checkInput));
      }
    };
    // Otherwise uploads that arrive together would be parsed without returning to the event loop.
    if (body.length > LARGE_BODY_BYTES) void yieldQueue.next().then(read);
    else read();
  });

  // A missing body counts as an empty object.
  app.addHook("preValidation", (request, _reply, done) => {
    request.body ??= {};
    if (request.routeOptions.config.isPage) return done();
    const query = request.query as Record<string, unknown>;
    const isRepeated = Object.values(query).some(Array.isArray);
    // A raw body, as of a signed webhook, is checked by its route.
    const body = Buffer.isBuffer(request.body) ? null : request.body;
    if (isRepeated || [body, query, request.params].some(holdsUnsafeText)) {
      throw new AppError("bad_request", MESSAGES.checkInput);
    }
    done();
  });

  app.setValidatorCompiler<z.ZodType>(({ schema }) => (data) => {
    // For fields without a message of their own: Zod's messages are for developers.
    const result = schema.safeParse(data, { error: () => MESSAGES.checkField });
    return result.success ? { value: result.data } : { error: new InvalidInput(result.error) };
  });
  // Parsing the response drops every field that its schema does not name.
  app.setSerializerCompiler<z.ZodType>(
    ({ schema }) =>
      (data) =>
        JSON.stringify(schema.parse(data)),
  );
}

/** Validation errors by field; the error handler adds the message of the endpoint. */
export class InvalidInput extends Error {
  readonly fields: Record<string, string>;

  constructor(error: z.ZodError) {
    super("the request does not match its schema");
    this.fields = {};
    for (const issue of error.issues) this.fields[issue.path.join(".")] ??= issue.message;
  }
}

function parseJson(body: Buffer): unknown {
  if (body.length === 0) return {};
  if (body.length > LARGE_BODY_BYTES && exceedsJsonLimits(body, JSON_LIMITS)) throw new Error("too complex");
  return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
}
