import { z } from "zod";
import { CONNECT_MESSAGES as TEXT } from "../connect/connect.messages.ts";
import {
  Webhook,
  WebhookAttempt,
  WebhookDelivery,
  WebhookDeliveryDetails,
  WebhookInput,
  WebhookSecret,
} from "../connect/webhook.contract.ts";
import { TEAM_EVENTS } from "../connect/webhook-event.ts";
import { defineEndpoint } from "../http/endpoint.ts";
import { TeamParams } from "./team.contract.ts";

const WebhookParams = TeamParams.extend({ webhookid: z.string().max(100) });
const DeliveryParams = WebhookParams.extend({ deliveryid: z.string().max(100) });

export const TeamWebhookInput = WebhookInput.extend({
  events: z.array(z.enum(TEAM_EVENTS)).min(1, TEXT.webhookEvents).max(50),
});
export type TeamWebhookInput = z.output<typeof TeamWebhookInput>;

export const listTeamWebhooksEndpoint = defineEndpoint("GET /api/team/:teamid/webhooks", {
  summary: "The webhooks of your team, the latest first.",
  access: "account",
  params: TeamParams,
  responses: { 200: z.object({ webhooks: z.array(Webhook) }) },
});

export const addTeamWebhookEndpoint = defineEndpoint("POST /api/team/:teamid/webhooks", {
  summary: "Adds a webhook of your team: an address that is told at once when something happens there.",
  access: "account",
  params: TeamParams,
  body: TeamWebhookInput,
  responses: { 201: z.object({ webhook: Webhook }).extend(WebhookSecret.shape) },
  reportsFirstField: true,
});

export const tryTeamWebhookEndpoint = defineEndpoint("POST /api/team/:teamid/webhooks/try", {
  summary:
    "Sends a test delivery to an address before it is added to your team, and waits for what comes of it.",
  access: "account",
  params: TeamParams,
  body: WebhookInput.pick({ url: true }),
  responses: { 200: WebhookAttempt },
  reportsFirstField: true,
});

export const getTeamWebhookEndpoint = defineEndpoint("GET /api/team/:teamid/webhooks/:webhookid", {
  summary: "One webhook of your team.",
  access: "account",
  params: WebhookParams,
  responses: { 200: Webhook },
});

export const updateTeamWebhookEndpoint = defineEndpoint("PUT /api/team/:teamid/webhooks/:webhookid", {
  summary: "Changes the address and the events of a webhook of your team.",
  access: "account",
  params: WebhookParams,
  body: TeamWebhookInput,
  responses: { 200: Webhook },
  reportsFirstField: true,
});

export const deleteTeamWebhookEndpoint = defineEndpoint("DELETE /api/team/:teamid/webhooks/:webhookid", {
  summary: "Deletes a webhook of your team and its deliveries. What waits is not sent.",
  access: "account",
  params: WebhookParams,
  responses: { 200: z.object({ message: z.string() }) },
});

export const pauseTeamWebhookEndpoint = defineEndpoint("POST /api/team/:teamid/webhooks/:webhookid/pause", {
  summary: "Pauses a webhook of your team. What waits and what happens meanwhile is not sent later.",
  access: "account",
  params: WebhookParams,
  responses: { 200: Webhook },
});

export const resumeTeamWebhookEndpoint = defineEndpoint("POST /api/team/:teamid/webhooks/:webhookid/resume", {
  summary: "Lets a paused webhook of your team go on, with what happens from now on.",
  access: "account",
  params: WebhookParams,
  responses: { 200: Webhook },
});

export const showTeamSecretEndpoint = defineEndpoint("GET /api/team/:teamid/webhooks/:webhookid/secret", {
  summary: "The secret with which deliveries to a webhook of your team are signed.",
  access: "account",
  params: WebhookParams,
  responses: { 200: WebhookSecret },
});

export const changeTeamSecretEndpoint = defineEndpoint("POST /api/team/:teamid/webhooks/:webhookid/secret", {
  summary: "Makes a new secret for a webhook of your team. The old one signs too for a week.",
  access: "account",
  params: WebhookParams,
  responses: { 200: z.object({ webhook: Webhook }).extend(WebhookSecret.shape) },
});

export const testTeamWebhookEndpoint = defineEndpoint("POST /api/team/:teamid/webhooks/:webhookid/test", {
  summary: "Sends a test delivery to a webhook of your team and waits for what comes of it.",
  access: "account",
  params: WebhookParams,
  responses: { 200: WebhookAttempt },
});

export const listTeamDeliveriesEndpoint = defineEndpoint(
  "GET /api/team/:teamid/webhooks/:webhookid/deliveries",
  {
    summary: "The deliveries of a webhook of your team in the last 30 days, the latest first.",
    access: "account",
    params: WebhookParams,
    query: z.object({
      /** The last delivery that was read. */
      before: z.string().max(100).optional(),
    }),
    responses: { 200: z.object({ deliveries: z.array(WebhookDelivery), hasMore: z.boolean() }) },
  },
);

export const getTeamDeliveryEndpoint = defineEndpoint(
  "GET /api/team/:teamid/webhooks/:webhookid/deliveries/:deliveryid",
  {
    summary: "One delivery to a webhook of your team: its attempts, the last answer, and what was sent.",
    access: "account",
    params: DeliveryParams,
    responses: { 200: WebhookDeliveryDetails },
  },
);

export const sendTeamDeliveryAgainEndpoint = defineEndpoint(
  "POST /api/team/:teamid/webhooks/:webhookid/deliveries/:deliveryid/again",
  {
    summary: "Sends a delivery of your team again, with the same id, and waits for what comes of it.",
    access: "account",
    params: DeliveryParams,
    responses: { 200: WebhookAttempt },
  },
);
