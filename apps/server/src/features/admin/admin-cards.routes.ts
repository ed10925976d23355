import { ADMIN_MESSAGES as TEXT } from "@visita/domain/admin/admin.messages";
import {
  listAdminCardsEndpoint,
  putBackEndpoint,
  reviewCardEndpoint,
  takeDownEndpoint,
} from "@visita/domain/admin/admin-cards.contract";
import {
  leaveUpEndpoint,
  listReportsEndpoint,
  reportDetailEndpoint,
} from "@visita/domain/admin/admin-reports.contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { AppContext } from "../../core/app-context.ts";
import { serve } from "../../http/endpoint.ts";
import { actorOf } from "./admin-access.service.ts";
import { getReportDetail, listAdminCards, listReports } from "./admin-cards.service.ts";
import { leaveUp, markReviewed, putBack, takeDown } from "./card-actions.service.ts";

/** Inside of the guard of `adminRoutes`. */
export function adminCardRoutes(app: FastifyInstance, context: AppContext): void {
  const actor = async (request: FastifyRequest) => actorOf(await request.requireAccount());

  serve(app, listAdminCardsEndpoint, ({ query }) => listAdminCards(context, query));

  serve(app, takeDownEndpoint, async ({ params, body, request }) => {
    await takeDown(context, await actor(request), params.cardid, body);
    return { message: TEXT.takenDown };
  });

  serve(app, putBackEndpoint, async ({ params, body, request }) => {
    await putBack(context, await actor(request), params.cardid, body.reason);
    return { message: TEXT.putBack };
  });

  serve(app, reviewCardEndpoint, async ({ params, body, request }) => {
    await markReviewed(context, await actor(request), params.cardid, body.reason);
    return { message: TEXT.reviewed };
  });

  serve(app, listReportsEndpoint, ({ query }) => listReports(context, query));

  serve(app, reportDetailEndpoint, ({ params }) => getReportDetail(context, params.cardid));

  serve(app, leaveUpEndpoint, async ({ params, body, request }) => {
    await leaveUp(context, await actor(request), params.cardid, body.reason);
    return { message: TEXT.leftUp };
  });
}
