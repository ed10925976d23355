import { createHash, timingSafeEqual } from "node:crypto";
import { MESSAGES } from "@visita/domain/messages";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { AppContext } from "../../core/app-context.ts";
import type { CookieDefinition } from "../../http/cookies.ts";
import { isFromThisMachine } from "../../http/forwarded-headers.ts";
import { AppError } from "../../lib/app-error.ts";
import {
  MAIL_FRAME_POLICY,
  MAILBOX_POLICY,
  mailboxVersion,
  renderMailbox,
  renderMailboxMail,
  renderMissingMail,
} from "./mailbox-page.ts";

type ById = { Params: { id: string } };

type WithKey = { Querystring: { key?: unknown } };

const KEY_COOKIE: CookieDefinition = { name: "mailbox", sameSite: "strict", ttlMs: 30 * 24 * 60 * 60_000 };

/**
 * The local mailbox. Not registered where mail is sent by SMTP, or where HOST or PUBLIC_URL is not loopback. Anybody who
 * reads it can take over every account, so to whoever is not on this machine, or has not the key that the terminal shows,
 * it is a page that does not exist. The key is what tells a person from a proxy on this machine that adds no header.
 */
export function mailboxRoutes(app: FastifyInstance, context: AppContext): void {
  if (!context.publicSettings.mailboxUrl) return;
  const { brand } = context.config;
  const { mailbox } = context.mail;

  const send = (reply: FastifyReply, html: string, policy = MAILBOX_POLICY) =>
    reply
      .headers({
        "cache-control": "no-store",
        "content-security-policy": policy,
        "referrer-policy": "no-referrer",
        "x-robots-tag": "noindex",
      })
      .type("text/html; charset=utf-8")
      .send(html);

  const isKey = (given: unknown) =>
    typeof given === "string" && timingSafeEqual(digestOf(given), digestOf(mailbox.key));

  app.addHook<WithKey>("onRequest", async (request, reply) => {
    const key = request.query.key ?? request.readCookie(KEY_COOKIE);
    if (isFromThisMachine(request) && isKey(key)) return;
    if (app.hasReplyDecorator("sendPage")) return reply.sendPage();
    throw new AppError("not_found", MESSAGES.notFound);
  });

  app.get<WithKey>("/dev/mailbox", async ({ query }, reply) => {
    if (query.key !== undefined) {
      // Out of the address bar, the history and the address that a link would tell.
      reply.giveCookie(KEY_COOKIE, mailbox.key).headers({ "referrer-policy": "no-referrer" });
      return reply.header("cache-control", "no-store").redirect("/dev/mailbox", 303);
    }
    const entries = await mailbox.list();
    reply.header("etag", mailboxVersion(entries));
    return send(reply, renderMailbox(brand, entries, app.now()));
  });

  app.get<ById>("/dev/mailbox/:id", async ({ params }, reply) => {
    const mail = await mailbox.find(params.id);
    if (!mail) return send(reply.code(404), renderMissingMail(brand));
    return send(reply, renderMailboxMail(brand, mail, app.now()));
  });

  app.get<ById>("/dev/mailbox/:id/html", async ({ params }, reply) => {
    const mail = await mailbox.find(params.id);
    if (!mail) return send(reply.code(404), renderMissingMail(brand));
    return send(reply, mail.html, MAIL_FRAME_POLICY);
  });

  app.get<ById>("/dev/mailbox/:id/attachment", async ({ params }, reply) => {
    const attachment = (await mailbox.find(params.id))?.attachment;
    if (!attachment) return send(reply.code(404), renderMissingMail(brand));
    reply.header("content-disposition", `attachment; filename="${attachment.fileName}"`);
    return reply.header("cache-control", "no-store").type(attachment.contentType).send(attachment.content);
  });
}

/** Of equal length, as the comparison needs. */
function digestOf(key: string): Buffer {
  return createHash("sha256").update(key).digest();
}
