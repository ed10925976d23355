import { ACCOUNT_MESSAGES } from "@visita/domain/account/account.messages";
import { SETTINGS_MESSAGES as TEXT } from "@visita/domain/account/settings.messages";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../../core/app-context.ts";
import { serve } from "../../../http/endpoint.ts";
import { visitorOf } from "../../../http/visitor.ts";
import { COOKIES } from "../account.cookies.ts";
import { changeLanguage, changeName } from "../account.service.ts";
import { changePassword } from "./password.service.ts";
import { reauthenticate } from "./reauthentication.service.ts";

export function passwordRoutes(app: FastifyInstance, context: AppContext): void {
  serve(app, "PUT /api/user/updatepassword/:userid", async ({ params, body, request, reply }) => {
    const caller = await request.requireSelf(params.userid);
    const session = await changePassword(context, caller.userid, body, {
      ...visitorOf(request),
      deviceToken: request.readCookie(COOKIES.device),
    });
    reply.giveCookie(COOKIES.session, session);
    return { message: ACCOUNT_MESSAGES.passwordUpdated };
  });
}

export function nameRoutes(app: FastifyInstance, context: AppContext): void {
  serve(app, "PUT /api/account/name", async ({ body, caller }) => ({
    user: await changeName(context.db, caller, body),
    message: TEXT.nameSaved,
  }));
}

export function languageRoutes(app: FastifyInstance, context: AppContext): void {
  serve(app, "PUT /api/account/language", async ({ body, caller }) => ({
    user: await changeLanguage(context.db, caller, body.language),
  }));
}

export function reauthenticationRoutes(app: FastifyInstance, context: AppContext): void {
  serve(app, "POST /api/account/reauthenticate", async ({ body, request, caller }) => {
    await reauthenticate(
      context,
      caller.userid,
      body.password ?? "",
      request.readCookie(COOKIES.session) ?? "",
    );
    return { message: TEXT.confirmed };
  });
}
