import { MESSAGES } from "@visita/domain/messages";
import type { FastifyInstance, FastifyReply } from "fastify";
import { isFromThisMachine } from "../../http/this-machine.ts";
import { AppError } from "../../lib/app-error.ts";
import type { Mailbox } from "./mailbox.service.ts";
import {
  MAIL_FRAME_POLICY,
  MAILBOX_POLICY,
  mailboxVersion,
  renderMailbox,
  renderMailboxMail,
  renderMissingMail,
} from "./mailbox-page.ts";

type ById = { Params: { id: string } };

/**
 * The local mailbox. Not registered where mail is sent by SMTP, or where HOST or PUBLIC_URL is not loopback. Anybody who
 * reads it can take over every account, so to whoever is not on this machine it is a page that does not exist.
 */
export async function mailboxRoutes(app: FastifyInstance, { mailbox }: { mailbox: Mailbox }): Promise<void> {
  if (!app.publicSettings.mailboxUrl) return;
  const { brand } = app.config;

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

  app.addHook("onRequest", async (request, reply) => {
    if (isFromThisMachine(request)) return;
    if (app.hasReplyDecorator("sendPage")) return reply.sendPage();
    throw new AppError("not_found", MESSAGES.notFound);
  });

  app.get("/dev/mailbox", async (_request, reply) => {
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
