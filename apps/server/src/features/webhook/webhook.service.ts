import { CONNECT_MESSAGES as TEXT } from "@visita/domain/connect/connect.messages";
import {
  MAX_WEBHOOKS,
  OLD_SECRET_DAYS,
  type Webhook,
  type WebhookInput,
} from "@visita/domain/connect/webhook.contract";
import { MESSAGES } from "@visita/domain/messages";
import type { AppContext, AppEvents } from "../../core/app-context.ts";
import type { Db, Trx } from "../../db/database.ts";
import { AppError } from "../../lib/app-error.ts";
import { newId } from "../../lib/tokens.ts";
import type { Visitor } from "../../lib/visitor.ts";
import { findAccount } from "../account/account.service.ts";
import { lockAccount } from "../card/visible-card.service.ts";
import type { Limit } from "../limit/limit.service.ts";
import { describeUserAgent } from "../mail/user-agent.service.ts";
import {
  countWebhooks,
  deleteWebhookRow,
  findWebhook,
  insertWebhook,
  listWebhooksBy,
  listWebhooksOf,
  updateWebhook,
  type WebhookRow,
} from "./webhook.store.ts";
import { requireTarget } from "./webhook-address.ts";
import { secretsOf } from "./webhook-attempt.ts";
import { endWaiting } from "./webhook-delivery.store.ts";
import { newWebhookSecret } from "./webhook-signature.ts";
import { DAY } from "./webhook-timing.ts";
import { describeWebhook, describeWebhooks } from "./webhook-view.service.ts";

/** Per account or team: each asks a name server. */
const CHANGE_LIMIT: Limit = { name: "webhook-change", hits: 60, windowMs: 60 * 60_000 };

/** Whose webhooks they are: an account's, or a team's by the account that holds it. */
export type Holder = {
  readonly accountId: string;
  /** Who makes the call. */
  readonly by: string;
  /** Part of the transaction of each change; throws for who may no longer make it. `url`: of the webhook. */
  readonly alsoWrite?: (trx: Trx, what: "added" | "changed" | "deleted", url: string) => Promise<void>;
};

export async function listWebhooks({ db }: AppContext, accountId: string): Promise<Webhook[]> {
  return describeWebhooks(db, await listWebhooksOf(db, accountId));
}

export async function getWebhook({ db }: AppContext, accountId: string, id: string): Promise<Webhook> {
  return describeWebhook(db, await getWebhookRow(db, accountId, id));
}

export async function getWebhookRow(db: Db, accountId: string, id: string): Promise<WebhookRow> {
  const row = await findWebhook(db, accountId, id);
  if (!row) throw new AppError("not_found", MESSAGES.notFound);
  return row;
}

export async function addWebhook(
  context: AppContext,
  { accountId, by, alsoWrite }: Holder,
  input: WebhookInput,
) {
  const { db, now, mail, limits, webhooks } = context;
  await limits.hit(CHANGE_LIMIT, accountId);
  const url = await requireTarget(input.url, webhooks);
  const id = newId();
  const secret = newWebhookSecret();
  const row = await db.transaction().execute(async (trx) => {
    await lockAccount(trx, accountId);
    if ((await countWebhooks(trx, accountId)) >= MAX_WEBHOOKS) {
      throw new AppError("limit_reached", TEXT.webhooksFull({ max: MAX_WEBHOOKS }));
    }
    await alsoWrite?.(trx, "added", url);
    const at = now();
    return insertWebhook(trx, {
      id,
      account_id: accountId,
      added_by: by,
      url,
      events: eventsOf(input),
      secret: webhooks.cipher.encrypt(id, secret),
      secret_at: at,
      old_secret: null,
      old_secret_until: null,
      created_at: at,
      last_at: null,
      failing_since: null,
      paused_at: null,
      paused_by: null,
    });
  });
  mail.kick();
  return { webhook: await describeWebhook(db, row), secret };
}

/** The owner of an account is told of a new one, as of whatever else opens it. */
export function accountHolder(
  { mail, now }: AppContext,
  accountId: string,
  { userAgent }: Pick<Visitor, "userAgent"> = { userAgent: "" },
): Holder {
  return {
    accountId,
    by: accountId,
    async alsoWrite(trx, what) {
      if (what !== "added") return;
      const device = describeUserAgent(userAgent);
      const notice = { kind: "access_added", to: "webhook", at: now(), device } as const;
      await mail.enqueue(trx, await findAccount(trx, accountId), notice);
    },
  };
}

export async function changeWebhook(
  context: AppContext,
  holder: Holder,
  id: string,
  input: WebhookInput,
): Promise<Webhook> {
  const { limits, webhooks } = context;
  await limits.hit(CHANGE_LIMIT, holder.accountId);
  const url = await requireTarget(input.url, webhooks);
  return change(context, holder, id, (row) => ({
    url,
    events: eventsOf(input),
    // Another address has not failed yet.
    ...(url !== row.url && { failing_since: null }),
  }));
}

export async function deleteWebhook(
  { db }: AppContext,
  { accountId, alsoWrite }: Holder,
  id: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { url } = await getWebhookRow(trx, accountId, id);
    await alsoWrite?.(trx, "deleted", url);
    await deleteWebhookRow(trx, accountId, id);
  });
}

/** Idempotent. What waits is not sent any more. */
export function pauseWebhook(context: AppContext, holder: Holder, id: string): Promise<Webhook> {
  const at = context.now();
  return change(context, holder, id, async (row, trx) => {
    if (row.paused_at !== null) return { paused_at: row.paused_at };
    await endWaiting(trx, id, at);
    return { paused_at: at, paused_by: "owner" };
  });
}

/** Idempotent. */
export function resumeWebhook(context: AppContext, holder: Holder, id: string): Promise<Webhook> {
  return change(context, holder, id, () => ({ paused_at: null, paused_by: null, failing_since: null }));
}

export async function showSecret(context: AppContext, accountId: string, id: string) {
  const row = await getWebhookRow(context.db, accountId, id);
  return { secret: currentSecret(context, row) };
}

/** The old one signs too for a while, so that a receiver can be changed without losing anything. */
export async function changeSecret(context: AppContext, holder: Holder, id: string) {
  const { now, limits, webhooks } = context;
  await limits.hit(CHANGE_LIMIT, holder.accountId);
  const secret = newWebhookSecret();
  const webhook = await change(context, holder, id, (row) => ({
    secret: webhooks.cipher.encrypt(id, secret),
    secret_at: now(),
    old_secret: row.secret,
    old_secret_until: now() + OLD_SECRET_DAYS * DAY,
  }));
  return { webhook, secret };
}

/** Whoever had broken in may have added one, also to a team. Their owner looks at each before it goes on. */
export async function pauseAfterRecovery(
  { now }: AppContext,
  { trx, accountId }: AppEvents["accessEnded"],
): Promise<void> {
  for (const { id, paused_at } of await listWebhooksBy(trx, accountId)) {
    if (paused_at !== null) continue;
    await updateWebhook(trx, id, { paused_at: now(), paused_by: "recovery" });
    await endWaiting(trx, id, now());
  }
}

type Changes = Parameters<typeof updateWebhook>[2];

async function change(
  { db }: AppContext,
  { accountId, alsoWrite }: Holder,
  id: string,
  changesOf: (row: WebhookRow, trx: Db) => Changes | Promise<Changes>,
): Promise<Webhook> {
  const changed = await db.transaction().execute(async (trx) => {
    const row = await getWebhookRow(trx, accountId, id);
    await alsoWrite?.(trx, "changed", row.url);
    return updateWebhook(trx, id, await changesOf(row, trx));
  });
  return describeWebhook(db, changed as WebhookRow);
}

function currentSecret({ webhooks, now }: AppContext, row: WebhookRow): string {
  const [secret] = secretsOf({ cipher: webhooks.cipher, now }, row);
  if (secret === undefined) throw new Error("a webhook's secret cannot be decrypted with this SECRET_KEY");
  return secret;
}

function eventsOf({ events }: WebhookInput): string {
  return JSON.stringify([...new Set(events)]);
}
