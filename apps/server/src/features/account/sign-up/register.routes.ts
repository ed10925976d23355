import { ACCOUNT_MESSAGES as TEXT } from "@visita/domain/account/account.messages";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../../core/app-context.ts";
import { serve } from "../../../http/endpoint.ts";
import { visitorOf } from "../../../http/visitor.ts";
import { COOKIES } from "../account.cookies.ts";
import { LIMITS } from "../account.limits.ts";
import { findTicket, sendRecoveryCode } from "../recovery/recovery.service.ts";
import { register } from "./register.service.ts";

export function registerRoutes(app: FastifyInstance, context: AppContext): void {
  serve(app, "POST /api/auth/register", async ({ body, request }) => ({
    message: TEXT.registerSuccessful,
    user: await register(context, body, visitorOf(request)),
  }));

  // Always the same response, so that it does not reveal which email addresses have an account.
  serve(app, "POST /api/auth/registermail", async ({ body, request }) => {
    const browser = { ...visitorOf(request), deviceToken: request.readCookie(COOKIES.device) };
    await context.limits.hitNetworks(LIMITS.registerMailNetwork, browser.networks);
    // The specified welcome is sent when the address is confirmed, not to whatever address was typed here.
    const ticket = findTicket(body.text);
    if (ticket) await sendRecoveryCode(context, ticket, body.useremail, browser);
    return { message: TEXT.mailAccepted };
  });
}
