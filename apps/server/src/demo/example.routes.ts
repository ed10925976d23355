import { MESSAGES } from "@visita/domain/messages";
import { EXAMPLE_PATH } from "@visita/domain/site/example-account";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../core/app-context.ts";
import { isFromThisMachine } from "../http/forwarded-headers.ts";
import { checkFormOrigin } from "../http/origin-check.ts";
import { createRateLimit } from "../http/rate-limit.ts";
import { visitorOf } from "../http/visitor.ts";
import { AppError } from "../lib/app-error.ts";
import { enterExample } from "./example.service.ts";

/**
 * Lets whoever tries the product look around in the example account. Bounded as the local mailbox is: not registered
 * where mail is sent by SMTP, or where HOST or PUBLIC_URL is not loopback, and absent for who is not on this machine.
 */
export function exampleRoutes(app: FastifyInstance, context: AppContext): void {
  if (!context.publicSettings.mailboxUrl) return;
  const sessionCookie = context.cookies.session;
  const limitRate = createRateLimit(app, 100, 300);
  // The form has no fields.
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    (_request, _body, done) => done(null, undefined),
  );

  app.post(EXAMPLE_PATH, async (request, reply) => {
    limitRate(request);
    if (!isFromThisMachine(request)) throw new AppError("not_found", MESSAGES.notFound);
    checkFormOrigin(request, app.config.publicUrl);
    const token = await enterExample(context, visitorOf(request), request.readCookie(sessionCookie));
    reply.header("cache-control", "no-store");
    if (!token) return reply.redirect("/auth/signup", 303);
    return reply.giveCookie(sessionCookie, token).redirect("/dashboard", 303);
  });
}
