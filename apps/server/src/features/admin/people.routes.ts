import { ADMIN_MESSAGES as TEXT } from "@visita/domain/admin/admin.messages";
import {
  deleteAccountEndpoint,
  grantPremiumEndpoint,
  liftSuspensionEndpoint,
  listAccountsEndpoint,
  personEndpoint,
  signOutPersonEndpoint,
  suspendPersonEndpoint,
} from "@visita/domain/admin/admin-people.contract";
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

  serve(app, listAccountsEndpoint, ({ query }) => listPeople(context, query));

  serve(app, personEndpoint, ({ params }) => getPerson(context, params.accountid));

  serve(app, signOutPersonEndpoint, async ({ params, body, request }) => {
    await signOutEverywhere(context, await actor(request), params.accountid, body.reason);
    return { message: TEXT.signedOut };
  });

  serve(app, suspendPersonEndpoint, async ({ params, body, request }) => {
    await suspendAccount(context, await actor(request), params.accountid, body.reason);
    return { message: TEXT.suspended };
  });

  serve(app, liftSuspensionEndpoint, async ({ params, body, request }) => {
    await liftSuspension(context, await actor(request), params.accountid, body.reason);
    return { message: TEXT.lifted };
  });

  serve(app, deleteAccountEndpoint, async ({ params, body, request }) => {
    await deleteAccountByAdmin(context, await actor(request), params.accountid, body.reason);
    return { message: TEXT.deleted };
  });

  serve(app, grantPremiumEndpoint, async ({ params, body, request }) => {
    await grantPremium(context, await actor(request), params.accountid, body);
    return { message: TEXT.granted };
  });
}
