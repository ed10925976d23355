import type { CallResult, Endpoint } from "@visita/domain/http/endpoint";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import { withTimeout } from "../lib/with-timeout.ts";
import { HANDLER_TIMEOUT_MS } from "./handler-timeout.ts";
import { checkOrigin } from "./origin-check.ts";

type Parsed<S> = S extends z.ZodType ? z.output<S> : unknown;

type Call<E extends Endpoint> = {
  params: Parsed<E["params"]>;
  query: Parsed<E["query"]>;
  body: Parsed<E["body"]>;
  request: FastifyRequest;
  reply: FastifyReply;
};

type Options<E extends Endpoint> = {
  handler: (call: Call<E>) => Promise<CallResult<E>>;
  /** In bytes; overrides the default. */
  bodyLimit?: number;
  /** Called by visitors of cards, whose addresses are not logged. */
  isAnonymous?: true;
  /** From the headers to the answer: body, queues and handler; overrides the default. */
  routeTimeoutMs?: number;
  /** Of the handler alone; overrides the default. */
  handlerTimeoutMs?: number;
};

/**
 * Registers the route of one endpoint. Before the handler runs, the origin is checked, the caller is authenticated and
 * the input is validated; the response schema serializes what it returns.
 */
export function serve<const E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  options: Options<E>,
): void {
  const { method, path, params, query, body, responses, invalidMessage, reportsFirstField } = endpoint;
  const successStatus = Math.min(...Object.keys(responses).map(Number));
  const changesState = method !== "GET" || endpoint.changesState === true;
  app.route({
    method,
    url: path,
    ...(options.bodyLimit !== undefined && { bodyLimit: options.bodyLimit }),
    ...(options.routeTimeoutMs !== undefined && { handlerTimeout: options.routeTimeoutMs }),
    config: {
      ...(options.isAnonymous && { isAnonymous: true }),
      ...(invalidMessage !== undefined && { invalidMessage }),
      ...(reportsFirstField !== undefined && { reportsFirstField }),
    },
    schema: {
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      response: responses,
    },
    // Before the body is parsed: an anonymous caller gets no validation messages.
    onRequest: async (request) => {
      if (changesState) checkOrigin(request, app.config.publicUrl);
      if (endpoint.access === "account") {
        await request.requireAccount({ allowsLeaving: endpoint.allowsLeaving === true });
      }
    },
    handler: async (request, reply) => {
      reply.code(successStatus);
      const work = options.handler({
        params: request.params as Parsed<E["params"]>,
        query: request.query as Parsed<E["query"]>,
        body: request.body as Parsed<E["body"]>,
        request,
        reply,
      });
      // Counted from the complete request; Fastify's own timer, which began with its headers, ends there.
      return withTimeout(work, options.handlerTimeoutMs ?? HANDLER_TIMEOUT_MS);
    },
  });
}
