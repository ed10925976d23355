import { LOGOUT_MESSAGE } from "@visita/domain/account/account.messages";
import { currentUserEndpoint, logoutEndpoint } from "@visita/domain/account/session.contract";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../../core/app-context.ts";
import { serve } from "../../../http/endpoint.ts";
import { COOKIES } from "../account.cookies.ts";
import { endSession } from "./session.service.ts";

export function sessionRoutes(app: FastifyInstance, context: AppContext): void {
  serve(app, currentUserEndpoint, async ({ request, reply }) => {
    const user = await request.findCaller();
    if (!user && request.readCookie(COOKIES.session)) reply.dropCookie(COOKIES.session);
    return { user };
  });

  serve(app, logoutEndpoint, async ({ request, reply }) => {
    const token = request.readCookie(COOKIES.session);
    if (token) await endSession(context.db, token);
    reply.dropCookie(COOKIES.session);
    return { message: LOGOUT_MESSAGE };
  });
}
