import { escapeHtml } from "@visita/domain/escape-html";
import { STOP_MAILS_PATH } from "@visita/domain/exchange/exchange.contract";
import type { OwnerLanguage } from "@visita/domain/language/languages";
import { type StopMailsText, stopMailsTexts } from "@visita/domain/owner-messages/stop-mails";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { AppContext } from "../../core/app-context.ts";
import { plainDocument } from "../../http/plain-page.ts";
import { createRateLimit } from "../../http/rate-limit.ts";
import { PLAIN_PAGE_POLICY } from "../../http/security-headers.ts";
import { ownerLanguageOf } from "../../http/visitor-language.ts";
import { findStopLink, stopMails } from "./notification.service.ts";
import type { StoppableMails } from "./stop-link.ts";

type ByToken = { Params: { token: string } };

const HEADERS = {
  "cache-control": "no-store",
  "content-security-policy": `${PLAIN_PAGE_POLICY}; form-action 'self'; style-src 'unsafe-inline'`,
  // The address holds the token.
  "referrer-policy": "no-referrer",
  "x-robots-tag": "noindex",
};

/**
 * Stops mails by the link that each of them carries. Mail programs post to it without anybody signed in (RFC 8058), and
 * programs that check links open it, so that only a POST changes anything. The signed token is the permission.
 */
export function stopMailsRoutes(app: FastifyInstance, context: AppContext): void {
  const limitRate = createRateLimit(app, 60, 120);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: 10_000 }, (_request, body, done) =>
    done(null, body),
  );

  app.get<ByToken>(STOP_MAILS_PATH, async (request, reply) => {
    limitRate(request);
    const link = await findStopLink(context, request.params.token);
    const page = await pageFor(request, link?.language);
    if (!link) return sendUnknown(reply, page);
    const { question, text } = WORDS[link.mails];
    return sendPage(reply, page, page.t(question), form(page.t(text), page.t("stop")));
  });

  app.post<ByToken>(STOP_MAILS_PATH, async (request, reply) => {
    limitRate(request);
    const link = await stopMails(context, request.params.token);
    const page = await pageFor(request, link?.language);
    if (!link) return sendUnknown(reply, page);
    return sendPage(reply, page, page.t("stopped"), textAndHome(page, WORDS[link.mails].stopped));
  });

  function sendUnknown(reply: FastifyReply, page: Page) {
    return sendPage(reply.code(404), page, page.t("notValid"), textAndHome(page, "notFound"));
  }

  function sendPage(reply: FastifyReply, { language }: Page, title: string, content: string) {
    return reply
      .headers({ ...HEADERS, "content-language": language })
      .type("text/html; charset=utf-8")
      .send(renderPage(app.config.brand, language, title, content));
  }
}

type Page = { readonly language: OwnerLanguage; readonly t: StopMailsText };

/** In the language of whoever gets the mails. */
async function pageFor(request: FastifyRequest, chosen: string | null | undefined): Promise<Page> {
  const language = ownerLanguageOf(request, chosen);
  return { language, t: await stopMailsTexts.load(language) };
}

const WORDS = {
  contacts: { question: "contactsQuestion", text: "contactsText", stopped: "contactsStopped" },
  weekly: { question: "weeklyQuestion", text: "weeklyText", stopped: "weeklyStopped" },
} as const satisfies Readonly<Record<StoppableMails, unknown>>;

const form = (text: string, button: string) => `<p>${escapeHtml(text)}</p>
<form method="post"><button style="min-height:44px;padding:0 24px;font:inherit">${escapeHtml(button)}</button></form>`;

function textAndHome({ t }: Page, text: "contactsStopped" | "weeklyStopped" | "notFound"): string {
  return `<p>${escapeHtml(t(text))}</p><p><a href="/">${escapeHtml(t("home"))}</a></p>`;
}

function renderPage(brand: string, language: OwnerLanguage, title: string, content: string): string {
  return plainDocument({
    language,
    title: `${title} | ${brand}`,
    bodyAttributes:
      ' style="margin:0 auto;max-width:560px;padding:32px 20px;font:18px/1.5 system-ui,sans-serif"',
    body: `<main><h1>${escapeHtml(title)}</h1>${content}</main>`,
  });
}
