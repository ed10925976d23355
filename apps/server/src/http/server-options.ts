import type { Server } from "node:http";
import type { FastifyHttpOptions } from "fastify";
import type { Config } from "../config.ts";
import { createRequestIds } from "../lib/request-ids.ts";
import { handleClientError } from "./client-error.ts";
import { sendError } from "./error-handler.ts";
import { type LogStream, logOptions } from "./log.ts";

const SECOND = 1000;

export const MAX_CONNECTIONS = 2_000;

/** Fastify's defaults wait for ever and take whatever comes; these do not. */
export function serverOptions(config: Config, logStream: LogStream): FastifyHttpOptions<Server> {
  return {
    ...logOptions(config, logStream),
    genReqId: createRequestIds(),
    trustProxy: trustedProxies(config.trustProxy),
    bodyLimit: 16 * 1024,
    requestTimeout: 15 * SECOND,
    keepAliveTimeout: config.trustProxy === false ? 5 * SECOND : 65 * SECOND,
    http: { headersTimeout: 5 * SECOND, connectionsCheckingInterval: SECOND },
    routerOptions: { maxParamLength: 300 },
    forceCloseConnections: "idle",
    // While draining, requests that still arrive are answered properly; the balancer has been told to stop.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => sendError(error, request, reply),
    clientErrorHandler: handleClientError,
  };
}

/** Fastify takes networks as they are; a bare hop count it would ignore, so that becomes a function of the distance. */
function trustedProxies(trust: Config["trustProxy"]): NonNullable<FastifyHttpOptions<Server>["trustProxy"]> {
  if (typeof trust === "number") return (_address, hop) => hop < trust;
  return trust === false ? false : [...trust];
}
