/** What the page of a webhook shows that has delivered, failed and waits. */
import type {
  Webhook,
  WebhookDelivery,
  WebhookDeliveryDetails,
} from "@visita/domain/connect/webhook.contract";

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

export const HOOK: Webhook = {
  webhookid: "w1",
  url: "https://hooks.officina-brera.example/visita/contacts/new-and-changed",
  events: ["team.member_joined", "team.member_left", "contact.left"],
  createdAt: ago(5_000),
  lastAt: ago(2),
  failingSince: ago(60),
  nextTryAt: ago(-60),
  behind: 2,
  paused: null,
  secretSince: ago(600),
  oldSecretUntil: ago(-9_000),
};

const FAILED = { at: ago(2), took: 400, status: 500, failure: null };

export const DELIVERIES: WebhookDelivery[] = [
  {
    deliveryid: "m3",
    event: "contact.changed",
    createdAt: ago(1),
    state: "waiting",
    last: null,
    nextTryAt: null,
  },
  {
    deliveryid: "m2",
    event: "contact.left",
    createdAt: ago(3),
    state: "waiting",
    last: FAILED,
    nextTryAt: ago(-60),
  },
  {
    deliveryid: "m1",
    event: "team.member_joined",
    createdAt: ago(90),
    state: "delivered",
    last: { at: ago(90), took: 210, status: 204, failure: null },
    nextTryAt: null,
  },
];

export const DELIVERY: WebhookDeliveryDetails = {
  ...(DELIVERIES[1] as WebhookDelivery),
  attempts: [FAILED, { at: ago(3), took: 10_000, status: null, failure: "no_answer" }],
  answer: "HTTP/1.1 500 Internal Server Error\ncontent-type: text/html\n\n<h1>Something broke</h1>",
  sent: 'POST /visita/contacts/new-and-changed\nwebhook-id: m2\n\n{"type":"contact.left"}',
};
