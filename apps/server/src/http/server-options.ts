import type { Server } from "node:http";
import { firstLanguage } from "@visita/domain/language/choose-language";
import { generalAnswers } from "@visita/domain/messages/general";
import { messagePages } from "@visita/domain/messages/message-pages";
import type { FastifyHttpOptions, FastifyRequest } from "fastify";
import type { Config } from "../config/config.ts";
import { createRequestIds } from "../lib/tokens.ts";
import { handleClientError } from "./client-error.ts";
import { sendError } from "./error-handler.ts";
import { type LogStream, logOptions } from "./log.ts";
import { plainPage, sendPlainPage } from "./plain-page.ts";
import { settleUnreadBody } from "./unread-body.ts";
import { acceptedBy, languageHeaders } from "./visitor-language.ts";

const SECOND = 1000;

/** Fastify's defaults have no timeouts and generous limits. */
export function serverOptions(config: Config, logStream: LogStream): FastifyHttpOptions<Server> {
  return {
    ...logOptions(config, logStream),
    genReqId: createRequestIds(),
    trustProxy: trustedProxies(config.trustProxy),
    bodyLimit: 16 * 1024,
    // Longer than any upload may take (uploads.ts). Other bodies end with the timeout of their route.
    requestTimeout: 270 * SECOND,
    keepAliveTimeout: config.trustProxy === false ? 5 * SECOND : 65 * SECOND,
    http: { headersTimeout: 5 * SECOND, connectionsCheckingInterval: SECOND },
    routerOptions: { maxParamLength: 300 },
    forceCloseConnections: "idle",
    // Requests that arrive during the drain are still served; /readyz tells load balancers to stop.
    return503OnClosing: false,
    frameworkErrors: async (error, request, reply) => {
      // These answers run no hooks.
      settleUnreadBody(request, reply, true);
      if (!isOpenedByPerson(request)) return sendError(error, request, reply);
      // Such as a link that a chat program has cut in the middle of a "%20".
      const language = firstLanguage(acceptedBy(request.headers["accept-language"]));
      const t = await messagePages.load(language);
      const answers = await generalAnswers.load(language);
      const words = { language, home: t("home") };
      reply.headers(languageHeaders(language));
      return sendPlainPage(
        reply,
        404,
        plainPage(config.brand, t("pageNotFound"), answers("notFound"), words),
      );
    },
    clientErrorHandler: handleClientError,
  };
}

function isOpenedByPerson({ method, headers }: FastifyRequest): boolean {
  return method === "GET" && headers.accept?.includes("text/html") === true;
}

/** Fastify accepts a list of networks, but ignores a hop count, so that becomes a function. */
function trustedProxies(trust: Config["trustProxy"]): NonNullable<FastifyHttpOptions<Server>["trustProxy"]> {
  if (typeof trust === "number") return (_address, hop) => hop < trust;
  return trust === false ? false : [...trust];
}
