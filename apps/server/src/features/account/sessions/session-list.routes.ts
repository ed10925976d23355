import {
  endOtherSessionsEndpoint,
  endSessionEndpoint,
  listSessionsEndpoint,
} from "@visita/domain/account/session-list.contract";
import { SETTINGS_MESSAGES as TEXT } from "@visita/domain/account/settings.messages";
import { MESSAGES } from "@visita/domain/messages";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { AppContext } from "../../../core/app-context.ts";
import { serve } from "../../../http/endpoint.ts";
import { AppError } from "../../../lib/app-error.ts";
import { COOKIES } from "../account.cookies.ts";
import { endOtherSessions, endSessionById, listActiveSessions } from "./session.service.ts";

export function sessionListRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, now } = context;
  const callerOf = async (request: FastifyRequest) => ({
    userid: (await request.requireAccount()).userid,
    token: request.readCookie(COOKIES.session) ?? "",
  });

  serve(app, listSessionsEndpoint, async ({ request }) => {
    const { userid, token } = await callerOf(request);
    return { sessions: await listActiveSessions(db, userid, token, now()) };
  });

  serve(app, endSessionEndpoint, async ({ params, request }) => {
    const { userid } = await callerOf(request);
    const isEnded = await endSessionById(db, userid, params.sessionid, now());
    if (!isEnded) throw new AppError("not_found", MESSAGES.notFound);
    return { message: TEXT.sessionEnded };
  });

  serve(app, endOtherSessionsEndpoint, async ({ request }) => {
    const { userid, token } = await callerOf(request);
    return { ended: await endOtherSessions(db, userid, token), message: TEXT.otherSessionsEnded };
  });
}
