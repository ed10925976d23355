import type { CurrentUser } from "@visita/domain/account/session.contract";
import { type CallName, ENDPOINTS, type EndpointNamed } from "@visita/domain/endpoints";
import type { CallResult, Endpoint } from "@visita/domain/http/endpoint";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import { withTimeout } from "../lib/with-timeout.ts";
import { wordMessage } from "./answer-words.ts";
import { HANDLER_TIMEOUT_MS } from "./handler-timeout.ts";
import { runOnce } from "./idempotency.ts";
import { checkOrigin } from "./origin-check.ts";
import { admitToken } from "./token.ts";

type Parsed<S> = S extends z.ZodType ? z.output<S> : unknown;

export type Call<E extends Endpoint> = {
  params: Parsed<E["params"]>;
  query: Parsed<E["query"]>;
  body: Parsed<E["body"]>;
  /** Null where an endpoint is for everybody. */
  caller: E["access"] extends "account" ? CurrentUser : null;
  request: FastifyRequest;
  reply: FastifyReply;
};

export type CallOptions = {
  /** In bytes; overrides the default. */
  bodyLimit?: number;
  /** Called by visitors of cards, whose addresses are not logged. */
  isAnonymous?: true;
  /** From the headers to the answer: body, queues and handler; overrides the default. */
  routeTimeoutMs?: number;
  /** Of the handler alone; overrides the default. */
  handlerTimeoutMs?: number;
};

const BY_NAME: ReadonlyMap<string, Endpoint> = new Map(
  ENDPOINTS.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint]),
);

/**
 * Registers the route of one endpoint of the table. Before the handler runs, the token or the origin is checked, the caller is
 * authenticated and the input is validated; the response schema serializes what it returns.
 */
export function serve<const Name extends CallName>(
  app: FastifyInstance,
  name: Name,
  handler: (call: Call<EndpointNamed<Name>>) => Promise<CallResult<EndpointNamed<Name>>>,
  options: CallOptions = {},
): void {
  type Given = Call<EndpointNamed<Name>>;
  const endpoint = BY_NAME.get(name) as Endpoint;
  const { method, path, params, query, body, responses, invalidMessage, reportsFirstField } = endpoint;
  const successStatus = Math.min(...Object.keys(responses).map(Number));
  const changesState = method !== "GET" || endpoint.changesState === true;
  const findCaller = async (request: FastifyRequest) =>
    endpoint.access === "account"
      ? await request.requireAccount({ allowsLeaving: endpoint.allowsLeaving === true })
      : null;
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
    onRequest: async (request, reply) => {
      const isByToken = await admitToken(request, reply, endpoint.permission);
      if (changesState && !isByToken) checkOrigin(request, app.config.publicUrl);
      await findCaller(request);
    },
    handler: async (request, reply) => {
      const caller = (await findCaller(request)) as Given["caller"];
      reply.code(successStatus);
      const handle = () =>
        handler({
          params: request.params as Given["params"],
          query: request.query as Given["query"],
          body: request.body as Given["body"],
          caller,
          request,
          reply,
        });
      const work =
        endpoint.creates && caller ? runOnce({ request, reply, accountId: caller.userid }, handle) : handle();
      // Counted from the complete request; Fastify's own timer, which began with its headers, ends there.
      const answer = await withTimeout(work, options.handlerTimeoutMs ?? HANDLER_TIMEOUT_MS);
      return wordMessage(request, reply, answer);
    },
  });
}
