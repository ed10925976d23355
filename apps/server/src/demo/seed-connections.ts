/** What the example account is connected with: a phone whose password nobody has, and a webhook that is paused. */
import type { WebhookAttempt } from "@visita/domain/connect/webhook.contract";
import type { WebhookEvent } from "@visita/domain/connect/webhook-event";
import type { AppContext } from "../core/app-context.ts";
import type { Trx } from "../db/database.ts";
import { newWebhookSecret } from "../features/webhook/webhook-signature.ts";
import { hashToken, newToken } from "../lib/tokens.ts";
import { isoTime } from "../lib/utc-time.ts";
import { DEMO_CONTACTS } from "./demo-data.ts";

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
/** No name server knows a name that ends so (RFC 2606). */
const RECEIVER = "https://crm.officinabrera.example/visita";
const DELIVERED = { status: 200, failure: null, took: 184 } as const;
const FAILED = { status: 503, failure: null, took: 2_310 } as const;

export async function seedConnections(context: AppContext, accountId: string): Promise<void> {
  const { db } = context;
  const ids = { device: `${accountId}-phone`, webhook: `${accountId}-webhook` };
  const known = await db.selectFrom("webhook").select("id").where("id", "=", ids.webhook).executeTakeFirst();
  if (known) return;
  await db.transaction().execute(async (trx) => {
    await insertDevice(trx, { id: ids.device, accountId, now: context.now() });
    await insertWebhook(context, trx, { id: ids.webhook, accountId });
  });
}

async function insertDevice(
  trx: Trx,
  { id, accountId, now }: { id: string; accountId: string; now: number },
) {
  await trx
    .insertInto("access_token")
    .values({
      id,
      account_id: accountId,
      kind: "device",
      name: "iPhone (example)",
      // Of a secret that is forgotten here: it opens nothing for anybody.
      secret_hash: hashToken(newToken()),
      secret_start: null,
      system: "iphone",
      permissions: "[]",
      created_at: now - 48 * DAY_MS,
      expires_at: null,
      end_told_at: null,
      last_used_at: now - 3 * HOUR_MS,
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
}

/** Paused, so that nothing is ever sent. What it shows as delivered was made up here. */
async function insertWebhook(
  { now, webhooks }: AppContext,
  trx: Trx,
  { id, accountId }: { id: string; accountId: string },
): Promise<void> {
  const pausedAt = now() - 2 * HOUR_MS;
  const madeAt = now() - 30 * DAY_MS;
  const events: WebhookEvent[] = ["contact.left", "card.changed"];
  await trx
    .insertInto("webhook")
    .values({
      id,
      account_id: accountId,
      url: RECEIVER,
      events: JSON.stringify(events),
      secret: webhooks.cipher.encrypt(id, newWebhookSecret()),
      secret_at: madeAt,
      old_secret: null,
      old_secret_until: null,
      created_at: madeAt,
      last_at: pausedAt - HOUR_MS,
      failing_since: null,
      paused_at: pausedAt,
      paused_by: "owner",
    })
    .execute();
  const people = DEMO_CONTACTS.filter(({ by, daysAgo }) => typeof by === "object" && daysAgo < 29).slice(-4);
  await trx
    .insertInto("webhook_delivery")
    .values(
      people.map(({ name, email, company, daysAgo }, at) => {
        const left = Math.min(now() - daysAgo * DAY_MS, pausedAt - (people.length - at) * HOUR_MS);
        const subject = `example-person-${at}`;
        const data = { personid: subject, name, email, company };
        // One was sent a second time, as after an outage.
        const attempts = (at === 1 ? [FAILED, DELIVERED] : [DELIVERED]).map(
          (attempt, time): WebhookAttempt => ({ at: isoTime(left + time * 5_000), ...attempt }),
        );
        return {
          id: `msg_example_${at}`,
          webhook_id: id,
          event: "contact.left",
          subject,
          body: JSON.stringify({ type: "contact.left", timestamp: isoTime(left), data }),
          created_at: left,
          next_try_at: left,
          tries: attempts.length - 1,
          attempts: JSON.stringify(attempts),
          answer: "HTTP 200\ncontent-type: text/plain\n\nExample: nothing was sent.",
          claimed_until: null,
          ended_at: left + attempts.length * 5_000,
          is_delivered: 1,
        };
      }),
    )
    .execute();
}
