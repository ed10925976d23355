import { ACCOUNT_MESSAGES as TEXT } from "@visita/domain/account/account.messages";
import { updatePasswordEndpoint } from "@visita/domain/account/password.contract";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../../core/app-context.ts";
import { serve } from "../../../http/endpoint.ts";
import { visitorOf } from "../../../http/visitor.ts";
import { COOKIES } from "../account.cookies.ts";
import { changePassword } from "./password.service.ts";

export function passwordRoutes(app: FastifyInstance, context: AppContext): void {
  serve(app, updatePasswordEndpoint, async ({ params, body, request, reply }) => {
    const caller = await request.requireSelf(params.userid);
    const session = await changePassword(context, caller.userid, body, {
      ...visitorOf(request),
      deviceToken: request.readCookie(COOKIES.device),
    });
    reply.giveCookie(COOKIES.session, session);
    return { message: TEXT.passwordUpdated };
  });
}
