import { CONNECT_MESSAGES as TEXT } from "@visita/domain/connect/connect.messages";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../core/app-context.ts";
import {
  addWebhook,
  changeSecret,
  changeWebhook,
  deleteWebhook,
  getWebhook,
  listWebhooks,
  pauseWebhook,
  resumeWebhook,
  showSecret,
} from "../webhook/webhook.service.ts";
import {
  readDeliveries,
  readDelivery,
  SENDING,
  sendAgain,
  sendTest,
  tryAddress,
} from "../webhook/webhook-delivery.service.ts";
import { serveTeam } from "./team-access.ts";
import { teamHolder } from "./team-webhooks.service.ts";

export function teamWebhookRoutes(app: FastifyInstance, context: AppContext): void {
  serveTeam(app, context, "GET /api/team/:teamid/webhooks", async ({ member }) => ({
    webhooks: await listWebhooks(context, member.teamId),
  }));

  serveTeam(app, context, "POST /api/team/:teamid/webhooks", ({ body, member }) =>
    addWebhook(context, teamHolder(context, member), body),
  );

  serveTeam(
    app,
    context,
    "POST /api/team/:teamid/webhooks/try",
    ({ body, member }) => tryAddress(context, member.teamId, body.url),
    SENDING,
  );

  serveTeam(app, context, "GET /api/team/:teamid/webhooks/:webhookid", ({ params, member }) =>
    getWebhook(context, member.teamId, params.webhookid),
  );

  serveTeam(app, context, "PUT /api/team/:teamid/webhooks/:webhookid", ({ params, body, member }) =>
    changeWebhook(context, teamHolder(context, member), params.webhookid, body),
  );

  serveTeam(app, context, "DELETE /api/team/:teamid/webhooks/:webhookid", async ({ params, member }) => {
    await deleteWebhook(context, teamHolder(context, member), params.webhookid);
    return { message: TEXT.webhookDeleted };
  });

  serveTeam(app, context, "POST /api/team/:teamid/webhooks/:webhookid/pause", ({ params, member }) =>
    pauseWebhook(context, teamHolder(context, member), params.webhookid),
  );

  serveTeam(app, context, "POST /api/team/:teamid/webhooks/:webhookid/resume", ({ params, member }) =>
    resumeWebhook(context, teamHolder(context, member), params.webhookid),
  );

  serveTeam(app, context, "GET /api/team/:teamid/webhooks/:webhookid/secret", ({ params, member }) =>
    showSecret(context, member.teamId, params.webhookid),
  );

  serveTeam(app, context, "POST /api/team/:teamid/webhooks/:webhookid/secret", ({ params, member }) =>
    changeSecret(context, teamHolder(context, member), params.webhookid),
  );

  serveTeam(
    app,
    context,
    "POST /api/team/:teamid/webhooks/:webhookid/test",
    ({ params, member }) => sendTest(context, member.teamId, params.webhookid),
    SENDING,
  );

  serveTeam(
    app,
    context,
    "GET /api/team/:teamid/webhooks/:webhookid/deliveries",
    ({ params, query, member }) => readDeliveries(context, member.teamId, params.webhookid, query.before),
  );

  serveTeam(
    app,
    context,
    "GET /api/team/:teamid/webhooks/:webhookid/deliveries/:deliveryid",
    ({ params, member }) => readDelivery(context, member.teamId, params),
  );

  serveTeam(
    app,
    context,
    "POST /api/team/:teamid/webhooks/:webhookid/deliveries/:deliveryid/again",
    ({ params, member }) => sendAgain(context, member.teamId, params),
    SENDING,
  );
}
