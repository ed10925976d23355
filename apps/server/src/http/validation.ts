import { MESSAGES } from "@visita/domain/messages";
import type { FastifyInstance } from "fastify";
import type { z } from "zod";
import { AppError } from "../lib/app-error.ts";
import { holdsUnsafeText } from "../lib/unsafe-text.ts";
import { YieldQueue } from "../lib/yield-queue.ts";

const LARGE_BYTES = 64 * 1024;

/** Checks requests and writes answers with the Zod schemas of the endpoint table. Nothing is coerced. */
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
    // Uploads that arrive in the same moment would otherwise be read, and their pictures unpacked, without a pause.
    if (body.length > LARGE_BYTES) void yieldQueue.next().then(read);
    else read();
  });

  // A body that was never sent counts as an empty object, as browsers' clients expect.
  app.addHook("preValidation", (request, _reply, done) => {
    request.body ??= {};
    if (request.routeOptions.config.isPage) return done();
    const query = request.query as Record<string, unknown>;
    const isRepeated = Object.values(query).some(Array.isArray);
    // A body kept as bytes, for its signature, is read by whoever asked for it that way.
    const body = Buffer.isBuffer(request.body) ? null : request.body;
    if (isRepeated || [body, query, request.params].some(holdsUnsafeText)) {
      throw new AppError("bad_request", MESSAGES.checkInput);
    }
    done();
  });

  app.setValidatorCompiler<z.ZodType>(({ schema }) => (data) => {
    // A field without words of its own gets ours; the library's are for developers.
    const result = schema.safeParse(data, { error: () => MESSAGES.checkField });
    return result.success ? { value: result.data } : { error: new InvalidInput(result.error) };
  });
  // Writing an answer through its schema drops every field the schema does not name.
  app.setSerializerCompiler<z.ZodType>(
    ({ schema }) =>
      (data) =>
        JSON.stringify(schema.parse(data)),
  );
}

/** What did not fit, before the endpoint has said how it words that. */
export class InvalidInput extends Error {
  readonly fields: Record<string, string>;

  constructor(error: z.ZodError) {
    super("the request does not fit its schema");
    this.fields = {};
    for (const issue of error.issues) this.fields[issue.path.join(".")] ??= issue.message;
  }
}

function parseJson(body: Buffer): unknown {
  if (body.length === 0) return {};
  return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
}
