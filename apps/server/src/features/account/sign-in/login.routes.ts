import { ACCOUNT_MESSAGES as TEXT } from "@visita/domain/account/account.messages";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../../core/app-context.ts";
import { serve } from "../../../http/endpoint.ts";
import { visitorOf } from "../../../http/visitor.ts";
import { COOKIES } from "../account.cookies.ts";
import { logIn } from "./login.service.ts";
import { resendLoginCode, verifyLogin } from "./verify-login.service.ts";

export function loginRoutes(app: FastifyInstance, context: AppContext): void {
  serve(app, "POST /api/auth/login", async ({ body, request, reply }) => {
    const result = await logIn(context, body, {
      ...visitorOf(request),
      sessionToken: request.readCookie(COOKIES.session),
      deviceToken: request.readCookie(COOKIES.device),
    });
    if (result.outcome === "code-needed") {
      reply.code(202).giveCookie(COOKIES.login, result.browserToken);
      return { token: result.token, message: result.message };
    }
    reply.giveCookie(COOKIES.session, result.sessionToken);
    return { ...result.user, message: TEXT.loginSuccessful };
  });

  serve(app, "POST /api/auth/verifylogin-otp", async ({ query, body, request, reply }) => {
    const result = await verifyLogin(context, query.token, body.otp, {
      ...visitorOf(request),
      browserToken: request.readCookie(COOKIES.login),
      sessionToken: request.readCookie(COOKIES.session),
      deviceToken: request.readCookie(COOKIES.device),
    });
    reply.giveCookie(COOKIES.session, result.sessionToken);
    reply.giveCookie(COOKIES.device, result.deviceToken);
    reply.dropCookie(COOKIES.login);
    return { ...result.user, message: TEXT.codeVerified };
  });

  serve(app, "POST /api/auth/resendlogin-otp", async ({ query, request }) => {
    await resendLoginCode(context, query.token, {
      ...visitorOf(request),
      browserToken: request.readCookie(COOKIES.login),
      deviceToken: request.readCookie(COOKIES.device),
    });
    return { message: TEXT.codeSent };
  });
}
