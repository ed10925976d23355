import { ADMIN_MESSAGES as TEXT } from "@visita/domain/admin/admin.messages";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { AppContext } from "../../core/app-context.ts";
import { serve } from "../../http/endpoint.ts";
import { callerLanguage } from "../../http/visitor-language.ts";
import { actorOf } from "./admin-access.service.ts";
import { getReportDetail, listAdminCards, listReports } from "./admin-cards.service.ts";
import { leaveUp, markReviewed, putBack, takeDown } from "./card-actions.service.ts";

/** Inside of the guard of `adminRoutes`. */
export function adminCardRoutes(app: FastifyInstance, context: AppContext): void {
  const actor = async (request: FastifyRequest) => actorOf(await request.requireAccount());

  serve(app, "GET /api/admin/cards", ({ query }) => listAdminCards(context, query));

  serve(app, "POST /api/admin/cards/:cardid/takedown", async ({ params, body, request }) => {
    await takeDown(context, await actor(request), params.cardid, body);
    return { message: TEXT.takenDown };
  });

  serve(app, "POST /api/admin/cards/:cardid/putback", async ({ params, body, request }) => {
    await putBack(context, await actor(request), params.cardid, body.reason);
    return { message: TEXT.putBack };
  });

  serve(app, "POST /api/admin/cards/:cardid/reviewed", async ({ params, body, request }) => {
    await markReviewed(context, await actor(request), params.cardid, body.reason);
    return { message: TEXT.reviewed };
  });

  serve(app, "GET /api/admin/reports", ({ query }) => listReports(context, query));

  serve(app, "GET /api/admin/reports/:cardid", async ({ params, request }) =>
    getReportDetail(context, params.cardid, await callerLanguage(request)),
  );

  serve(app, "POST /api/admin/reports/:cardid/leaveup", async ({ params, body, request }) => {
    await leaveUp(context, await actor(request), params.cardid, body.reason);
    return { message: TEXT.leftUp };
  });
}
