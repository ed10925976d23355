import { z } from "zod";
import { defineEndpoint } from "../http/endpoint.ts";
import { CONNECT_MESSAGES as TEXT } from "./connect.messages.ts";
import { TEST_EVENT, WEBHOOK_EVENTS, WebhookEvent } from "./webhook-event.ts";

/** Of an account, and of a team. */
export const MAX_WEBHOOKS = 20;
const URL_MAX_CHARS = 2_000;
/** How long a deposed secret signs too. */
export const OLD_SECRET_DAYS = 7;
/** How long deliveries can be looked at and sent again. */
export const DELIVERIES_DAYS = 30;

const Time = z.iso.datetime();
const WebhookParams = z.object({ webhookid: z.string().max(100) });
const DeliveryParams = WebhookParams.extend({ deliveryid: z.string().max(100) });

export const Webhook = z.object({
  webhookid: z.string(),
  url: z.string(),
  events: z.array(WebhookEvent),
  createdAt: Time,
  /** The last attempt, whatever came of it. */
  lastAt: Time.nullable(),
  /** Since when no attempt has succeeded. */
  failingSince: Time.nullable(),
  /** Of the deliveries that have failed so far, the first to be sent again. */
  nextTryAt: Time.nullable(),
  /** Deliveries that wait behind a failed one about the same subject. */
  behind: z.int().nonnegative(),
  paused: z
    .object({
      at: Time,
      /** By whom: an owner, three days of failures, or a recovery of the account that has added it. */
      by: z.enum(["owner", "failures", "recovery"]),
    })
    .nullable(),
  secretSince: Time,
  /** After a change: until when the old secret signs too. */
  oldSecretUntil: Time.nullable(),
});
export type Webhook = z.infer<typeof Webhook>;

/** Why there was no answer. */
export const WEBHOOK_FAILURES = ["no_answer", "unreachable", "private", "insecure"] as const;

export const WebhookAttempt = z.object({
  at: Time,
  /** In milliseconds. */
  took: z.int().nonnegative(),
  /** Of the answer. */
  status: z.int().nullable(),
  /** Null when there was an answer. */
  failure: z.enum(WEBHOOK_FAILURES).nullable(),
});
export type WebhookAttempt = z.infer<typeof WebhookAttempt>;

export const WebhookDelivery = z.object({
  deliveryid: z.string(),
  event: z.enum([...WEBHOOK_EVENTS, TEST_EVENT]),
  createdAt: Time,
  state: z.enum(["waiting", "delivered", "failed"]),
  last: WebhookAttempt.nullable(),
  nextTryAt: Time.nullable(),
});
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

export const WebhookDeliveryDetails = WebhookDelivery.extend({
  attempts: z.array(WebhookAttempt),
  /** The last answer: status line, type and the first KB of its body. */
  answer: z.string().nullable(),
  /** Headers and body of the last attempt, or of the next one. */
  sent: z.string(),
});
export type WebhookDeliveryDetails = z.infer<typeof WebhookDeliveryDetails>;

export const WebhookInput = z.object({
  url: z
    .string(TEXT.webhookAddress)
    .trim()
    .min(1, TEXT.webhookAddress)
    .max(URL_MAX_CHARS, TEXT.webhookAddress),
  events: z.array(WebhookEvent).min(1, TEXT.webhookEvents).max(50),
});
export type WebhookInput = z.output<typeof WebhookInput>;

export const WebhookSecret = z.object({
  /** As Standard Webhooks writes it: `whsec_` and the key in base64. */
  secret: z.string(),
});

export const listWebhooksEndpoint = defineEndpoint("GET /api/account/webhooks", {
  summary: "Your webhooks, the latest first.",
  access: "account",
  responses: { 200: z.object({ webhooks: z.array(Webhook) }) },
});

export const addWebhookEndpoint = defineEndpoint("POST /api/account/webhooks", {
  summary: "Adds a webhook: an address that is told at once when something happens.",
  access: "account",
  body: WebhookInput,
  responses: { 201: z.object({ webhook: Webhook }).extend(WebhookSecret.shape) },
  reportsFirstField: true,
});

export const tryWebhookEndpoint = defineEndpoint("POST /api/account/webhooks/try", {
  summary: "Sends a test delivery to an address before it is added, and waits for what comes of it.",
  access: "account",
  body: WebhookInput.pick({ url: true }),
  responses: { 200: WebhookAttempt },
  reportsFirstField: true,
});

export const getWebhookEndpoint = defineEndpoint("GET /api/account/webhooks/:webhookid", {
  summary: "One webhook.",
  access: "account",
  params: WebhookParams,
  responses: { 200: Webhook },
});

export const updateWebhookEndpoint = defineEndpoint("PUT /api/account/webhooks/:webhookid", {
  summary: "Changes the address and the events of a webhook.",
  access: "account",
  params: WebhookParams,
  body: WebhookInput,
  responses: { 200: Webhook },
  reportsFirstField: true,
});

export const deleteWebhookEndpoint = defineEndpoint("DELETE /api/account/webhooks/:webhookid", {
  summary: "Deletes a webhook and its deliveries. What waits is not sent.",
  access: "account",
  params: WebhookParams,
  responses: { 200: z.object({ message: z.string() }) },
});

export const pauseWebhookEndpoint = defineEndpoint("POST /api/account/webhooks/:webhookid/pause", {
  summary: "Pauses a webhook. What waits and what happens meanwhile is not sent later.",
  access: "account",
  params: WebhookParams,
  responses: { 200: Webhook },
});

export const resumeWebhookEndpoint = defineEndpoint("POST /api/account/webhooks/:webhookid/resume", {
  summary: "Lets a paused webhook go on, with what happens from now on.",
  access: "account",
  params: WebhookParams,
  responses: { 200: Webhook },
});

export const showSecretEndpoint = defineEndpoint("GET /api/account/webhooks/:webhookid/secret", {
  summary: "The secret with which deliveries are signed.",
  access: "account",
  params: WebhookParams,
  responses: { 200: WebhookSecret },
});

export const changeSecretEndpoint = defineEndpoint("POST /api/account/webhooks/:webhookid/secret", {
  summary: "Makes a new secret. The old one signs too for a week.",
  access: "account",
  params: WebhookParams,
  responses: { 200: z.object({ webhook: Webhook }).extend(WebhookSecret.shape) },
});

export const testWebhookEndpoint = defineEndpoint("POST /api/account/webhooks/:webhookid/test", {
  summary: "Sends a test delivery and waits for what comes of it.",
  access: "account",
  params: WebhookParams,
  responses: { 200: WebhookAttempt },
});

export const listDeliveriesEndpoint = defineEndpoint("GET /api/account/webhooks/:webhookid/deliveries", {
  summary: "The deliveries of a webhook in the last 30 days, the latest first.",
  access: "account",
  params: WebhookParams,
  query: z.object({
    /** The last delivery that was read. */
    before: z.string().max(100).optional(),
  }),
  responses: { 200: z.object({ deliveries: z.array(WebhookDelivery), hasMore: z.boolean() }) },
});

export const getDeliveryEndpoint = defineEndpoint(
  "GET /api/account/webhooks/:webhookid/deliveries/:deliveryid",
  {
    summary: "One delivery: its attempts, the last answer, and what was sent.",
    access: "account",
    params: DeliveryParams,
    responses: { 200: WebhookDeliveryDetails },
  },
);

export const sendAgainEndpoint = defineEndpoint(
  "POST /api/account/webhooks/:webhookid/deliveries/:deliveryid/again",
  {
    summary: "Sends a delivery again, with the same id, and waits for what comes of it.",
    access: "account",
    params: DeliveryParams,
    responses: { 200: WebhookAttempt },
  },
);
