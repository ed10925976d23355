import { ACCOUNT_MESSAGES } from "@visita/domain/account/account.messages";
import { SETTINGS_MESSAGES as TEXT } from "@visita/domain/account/settings.messages";
import { MESSAGES } from "@visita/domain/messages";
import { mailCommonTexts } from "@visita/domain/owner-messages/mail-common";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { AppContext } from "../../../core/app-context.ts";
import { serve } from "../../../http/endpoint.ts";
import { callerLanguage } from "../../../http/visitor-language.ts";
import { AppError } from "../../../lib/app-error.ts";
import { deviceWords } from "../../mail/user-agent.service.ts";
import { COOKIES } from "../account.cookies.ts";
import { endOtherSessions, endSession, endSessionById, listActiveSessions } from "./session.service.ts";

export function sessionRoutes(app: FastifyInstance, context: AppContext): void {
  serve(app, "GET /api/auth/user", async ({ request, reply }) => {
    const user = await request.findCaller();
    if (!user && request.readCookie(COOKIES.session)) reply.dropCookie(COOKIES.session);
    return { user };
  });

  serve(app, "POST /api/auth/logout", async ({ request, reply }) => {
    const token = request.readCookie(COOKIES.session);
    if (token) await endSession(context.db, token);
    reply.dropCookie(COOKIES.session);
    return { message: ACCOUNT_MESSAGES.loggedOut };
  });
}

export function sessionListRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, now } = context;
  const callerOf = async (request: FastifyRequest) => ({
    userid: (await request.requireAccount()).userid,
    token: request.readCookie(COOKIES.session) ?? "",
  });

  serve(app, "GET /api/account/sessions", async ({ request }) => {
    const { userid, token } = await callerOf(request);
    const sessions = await listActiveSessions(db, userid, token, now());
    const t = await mailCommonTexts.load(await callerLanguage(request));
    return { sessions: sessions.map((session) => ({ ...session, device: deviceWords(t, session.device) })) };
  });

  serve(app, "DELETE /api/account/sessions/:sessionid", async ({ params, request }) => {
    const { userid } = await callerOf(request);
    const isEnded = await endSessionById(db, userid, params.sessionid, now());
    if (!isEnded) throw new AppError("not_found", MESSAGES.notFound);
    return { message: TEXT.sessionEnded };
  });

  serve(app, "DELETE /api/account/sessions", async ({ request }) => {
    const { userid, token } = await callerOf(request);
    return { ended: await endOtherSessions(db, userid, token), message: TEXT.otherSessionsEnded };
  });
}

export function geoRoutes(app: FastifyInstance, context: AppContext): void {
  serve(app, "GET /api/geo", async ({ request }) => ({
    ...(await context.geoLookup(request.ip)),
    ip: request.ip,
  }));
}
