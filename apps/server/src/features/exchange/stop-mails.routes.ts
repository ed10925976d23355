import { escapeHtml } from "@visita/domain/escape-html";
import { STOP_MAILS_PATH } from "@visita/domain/exchange/exchange.contract";
import { EXCHANGE_MESSAGES as TEXT } from "@visita/domain/exchange/exchange.messages";
import { MESSAGES } from "@visita/domain/messages";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { AppContext } from "../../core/app-context.ts";
import { plainDocument } from "../../http/plain-page.ts";
import { createRateLimit } from "../../http/rate-limit.ts";
import { PLAIN_PAGE_POLICY } from "../../http/security-headers.ts";
import { mailsOfStopToken, stopMails } from "./notification.service.ts";
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
    const mails = mailsOfStopToken(context, request.params.token);
    return mails ? sendPage(reply, WORDS[mails].question, form(WORDS[mails].stays)) : sendUnknown(reply);
  });

  app.post<ByToken>(STOP_MAILS_PATH, async (request, reply) => {
    limitRate(request);
    const mails = await stopMails(context, request.params.token);
    return mails
      ? sendPage(reply, "Stopped", `<p>${escapeHtml(WORDS[mails].stopped)}</p><p><a href="/">Home</a></p>`)
      : sendUnknown(reply);
  });

  function sendUnknown(reply: FastifyReply) {
    const text = `<p>${escapeHtml(MESSAGES.notFound)}</p><p><a href="/">Home</a></p>`;
    return sendPage(reply.code(404), "This link is not valid", text);
  }

  function sendPage(reply: FastifyReply, title: string, content: string) {
    return reply
      .headers(HEADERS)
      .type("text/html; charset=utf-8")
      .send(renderPage(app.config.brand, title, content));
  }
}

const WORDS: Readonly<Record<StoppableMails, { question: string; stays: string; stopped: string }>> = {
  contacts: {
    question: "Stop emails about new contacts?",
    stays: "New people still appear in your contacts.",
    stopped: TEXT.mailsStopped,
  },
  weekly: {
    question: "Stop the weekly summary?",
    stays: "Your insights stay as they are.",
    stopped: TEXT.summaryStopped,
  },
};

const form = (stays: string) => `<p>${escapeHtml(stays)} You can turn these emails back on in settings.</p>
<form method="post"><button style="min-height:44px;padding:0 24px;font:inherit">Stop these emails</button></form>`;

function renderPage(brand: string, title: string, content: string): string {
  return plainDocument({
    title: `${title} | ${brand}`,
    bodyAttributes:
      ' style="margin:0 auto;max-width:560px;padding:32px 20px;font:18px/1.5 system-ui,sans-serif"',
    body: `<main><h1>${escapeHtml(title)}</h1>${content}</main>`,
  });
}
