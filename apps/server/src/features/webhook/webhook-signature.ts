/** Deliveries as Standard Webhooks (standardwebhooks.com) shapes and signs them. */
import { createHmac, randomBytes } from "node:crypto";

const PREFIX = "whsec_";
const SECRET_BYTES = 32;

export function newWebhookSecret(): string {
  return PREFIX + randomBytes(SECRET_BYTES).toString("base64");
}

type Message = { readonly id: string; readonly sentAt: number; readonly body: string };

/** With each secret that is valid: two while one is being changed. */
export function signedHeaders({ id, sentAt, body }: Message, secrets: readonly string[]) {
  const timestamp = String(Math.floor(sentAt / 1000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), "base64");
    return `v1,${createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64")}`;
  });
  return {
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": signatures.join(" "),
  };
}
