import { MESSAGES } from "@visita/domain/messages";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../../lib/app-error.ts";
import { isLoopbackHost } from "../../lib/hosts.ts";
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

/** The local mailbox. Not registered where mail is sent by SMTP or the server is publicly reachable. */
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

  app.addHook("onRequest", async (request) => requireLoopbackHost(request));

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
}

/** Prevents DNS rebinding: another site's name that resolves to this machine would count as the same origin. */
function requireLoopbackHost({ hostname }: FastifyRequest): void {
  if (!isLoopbackHost(hostname)) throw new AppError("not_found", MESSAGES.notFound);
}
