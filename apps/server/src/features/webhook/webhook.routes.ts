import { CONNECT_MESSAGES as TEXT } from "@visita/domain/connect/connect.messages";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../core/app-context.ts";
import { serve } from "../../http/endpoint.ts";
import { visitorOf } from "../../http/visitor.ts";
import {
  accountHolder,
  addWebhook,
  changeSecret,
  changeWebhook,
  deleteWebhook,
  getWebhook,
  listWebhooks,
  pauseWebhook,
  resumeWebhook,
  showSecret,
} from "./webhook.service.ts";
import {
  readDeliveries,
  readDelivery,
  SENDING,
  sendAgain,
  sendTest,
  tryAddress,
} from "./webhook-delivery.service.ts";

export function webhookRoutes(app: FastifyInstance, context: AppContext): void {
  serve(app, "GET /api/account/webhooks", async ({ caller }) => ({
    webhooks: await listWebhooks(context, caller.userid),
  }));

  serve(app, "POST /api/account/webhooks", ({ body, caller, request }) =>
    addWebhook(context, accountHolder(context, caller.userid, visitorOf(request)), body),
  );

  serve(
    app,
    "POST /api/account/webhooks/try",
    ({ body, caller }) => tryAddress(context, caller.userid, body.url),
    SENDING,
  );

  serve(app, "GET /api/account/webhooks/:webhookid", ({ params, caller }) =>
    getWebhook(context, caller.userid, params.webhookid),
  );

  serve(app, "PUT /api/account/webhooks/:webhookid", ({ params, body, caller }) =>
    changeWebhook(context, accountHolder(context, caller.userid), params.webhookid, body),
  );

  serve(app, "DELETE /api/account/webhooks/:webhookid", async ({ params, caller }) => {
    await deleteWebhook(context, accountHolder(context, caller.userid), params.webhookid);
    return { message: TEXT.webhookDeleted };
  });

  serve(app, "POST /api/account/webhooks/:webhookid/pause", ({ params, caller }) =>
    pauseWebhook(context, accountHolder(context, caller.userid), params.webhookid),
  );

  serve(app, "POST /api/account/webhooks/:webhookid/resume", ({ params, caller }) =>
    resumeWebhook(context, accountHolder(context, caller.userid), params.webhookid),
  );

  serve(app, "GET /api/account/webhooks/:webhookid/secret", ({ params, caller }) =>
    showSecret(context, caller.userid, params.webhookid),
  );

  serve(app, "POST /api/account/webhooks/:webhookid/secret", ({ params, caller }) =>
    changeSecret(context, accountHolder(context, caller.userid), params.webhookid),
  );

  serve(
    app,
    "POST /api/account/webhooks/:webhookid/test",
    ({ params, caller }) => sendTest(context, caller.userid, params.webhookid),
    SENDING,
  );

  serve(app, "GET /api/account/webhooks/:webhookid/deliveries", ({ params, query, caller }) =>
    readDeliveries(context, caller.userid, params.webhookid, query.before),
  );

  serve(app, "GET /api/account/webhooks/:webhookid/deliveries/:deliveryid", ({ params, caller }) =>
    readDelivery(context, caller.userid, params),
  );

  serve(
    app,
    "POST /api/account/webhooks/:webhookid/deliveries/:deliveryid/again",
    ({ params, caller }) => sendAgain(context, caller.userid, params),
    SENDING,
  );
}
