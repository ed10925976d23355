import { messagePages } from "@visita/domain/messages/message-pages";
import type { HiddenCard } from "@visita/domain/site/page-ports";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../core/app-context.ts";
import { statusOf } from "../../http/error-handler.ts";
import { plainPage, sendPlainPage } from "../../http/plain-page.ts";
import { createRateLimit } from "../../http/rate-limit.ts";
import { securityHeaders } from "../../http/security-headers.ts";
import { languageHeaders, languageOf } from "../../http/visitor-language.ts";
import { HiddenCardError } from "../card/visible-card.service.ts";

export function createCardLimit(app: FastifyInstance) {
  return createRateLimit(app, 600, 1_200);
}

/** What all files of cards share. */
export function prepareCardFiles(app: FastifyInstance, { config }: AppContext): void {
  const { api } = securityHeaders(app.config);
  const limitRate = createCardLimit(app);
  answerBrowsersWithPages(app, config.brand);
  app.addHook("onRequest", (request, reply, done) => {
    reply.headers(api);
    limitRate(request);
    done();
  });
}

const TITLES = {
  resting: "restingTitle",
  gone: "goneTitle",
  left: "goneTitle",
  taken_down: "takenDownTitle",
  legal: "legalTitle",
} as const satisfies Record<HiddenCard, string>;

/** A browser that opens a file of a hidden card is shown a page; programs are answered in JSON. */
function answerBrowsersWithPages(app: FastifyInstance, brand: string): void {
  app.setErrorHandler(async (error, request, reply) => {
    const isBrowser = request.headers.accept?.includes("text/html") && request.url.startsWith("/c/");
    // What is thrown here goes on to the handler of all routes.
    if (!isBrowser || !(error instanceof HiddenCardError)) throw error;
    const language = languageOf(request, error.language);
    const t = await messagePages.load(language);
    const page = plainPage(brand, t(TITLES[error.reason]), t("filesToo"), { language, home: t("home") });
    return sendPlainPage(reply.headers(languageHeaders(language)), statusOf(error), page);
  });
}
