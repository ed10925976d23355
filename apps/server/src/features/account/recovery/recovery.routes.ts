import { ACCOUNT_MESSAGES as TEXT } from "@visita/domain/account/account.messages";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { AppContext } from "../../../core/app-context.ts";
import { serve } from "../../../http/endpoint.ts";
import { visitorOf } from "../../../http/visitor.ts";
import { AppError } from "../../../lib/app-error.ts";
import { COOKIES } from "../account.cookies.ts";
import { resetPassword } from "../settings/password.service.ts";
import { beginRecovery, hasAccount, verifyRecovery } from "./recovery.service.ts";

export function recoveryRoutes(app: FastifyInstance, context: AppContext): void {
  const browserOf = (request: FastifyRequest) => ({
    ...visitorOf(request),
    browserToken: request.readCookie(COOKIES.recovery),
    deviceToken: request.readCookie(COOKIES.device),
  });

  serve(app, "POST /api/auth/authenticate", async ({ body, request }) => {
    if (await hasAccount(context, body.email, visitorOf(request))) return { message: "ok" };
    throw new AppError("unknown_email", TEXT.unknownEmail);
  });

  serve(app, "GET /api/auth/generateotp", async ({ query, request, reply }) => {
    const { ticket, browserToken } = await beginRecovery(context, query.email, browserOf(request));
    reply.giveCookie(COOKIES.recovery, browserToken);
    return { code: ticket };
  });

  serve(app, "GET /api/auth/verifyotp", async ({ query, request, reply }) => {
    const grant = await verifyRecovery(context, query.email, query.code, browserOf(request));
    reply.giveCookie(COOKIES.grant, grant);
    reply.dropCookie(COOKIES.recovery);
    return { message: TEXT.codeVerified };
  });

  serve(app, "PUT /api/auth/resetpassword", async ({ body, request, reply }) => {
    await resetPassword(context, body, request.readCookie(COOKIES.grant));
    reply.dropCookie(COOKIES.grant);
    return { msg: TEXT.passwordUpdated };
  });
}
