import { ADMIN_MESSAGES as TEXT } from "@visita/domain/admin/admin.messages";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { AppContext } from "../../core/app-context.ts";
import { serve } from "../../http/endpoint.ts";
import { actorOf } from "./admin-access.service.ts";
import { getPerson, listPeople } from "./people.service.ts";
import {
  deleteAccountByAdmin,
  grantPremium,
  liftSuspension,
  signOutEverywhere,
  suspendAccount,
} from "./person-actions.service.ts";

/** Inside of the guard of `adminRoutes`. */
export function peopleRoutes(app: FastifyInstance, context: AppContext): void {
  const actor = async (request: FastifyRequest) => actorOf(await request.requireAccount());

  serve(app, "GET /api/admin/people", ({ query }) => listPeople(context, query));

  serve(app, "GET /api/admin/people/:accountid", ({ params }) => getPerson(context, params.accountid));

  serve(app, "POST /api/admin/people/:accountid/signout", async ({ params, body, request }) => {
    await signOutEverywhere(context, await actor(request), params.accountid, body.reason);
    return { message: TEXT.signedOut };
  });

  serve(app, "POST /api/admin/people/:accountid/suspend", async ({ params, body, request }) => {
    await suspendAccount(context, await actor(request), params.accountid, body.reason);
    return { message: TEXT.suspended };
  });

  serve(app, "POST /api/admin/people/:accountid/lift", async ({ params, body, request }) => {
    await liftSuspension(context, await actor(request), params.accountid, body.reason);
    return { message: TEXT.lifted };
  });

  serve(app, "POST /api/admin/people/:accountid/delete", async ({ params, body, request }) => {
    await deleteAccountByAdmin(context, await actor(request), params.accountid, body.reason);
    return { message: TEXT.deleted };
  });

  serve(app, "POST /api/admin/people/:accountid/grant", async ({ params, body, request }) => {
    await grantPremium(context, await actor(request), params.accountid, body);
    return { message: TEXT.granted };
  });
}
