import type { Webhook, WebhookAttempt } from "@visita/domain/connect/webhook.contract";
import type { WebhookEvent } from "@visita/domain/connect/webhook-event";
import { formatDecimal } from "@visita/domain/format";
import type { WebhookWords } from "@visita/domain/owner-messages/webhooks";

/** Above the events of a group. */
export const GROUP_WORDS = {
  people: "people",
  cards: "cards",
  linksAndFavourites: "linksAndFavourites",
  teams: "teams",
} as const;

/** Below those whose name does not say enough. */
export const EVENT_WORDS = {
  "contact.left": "contactLeft",
  "contact.changed": "contactChanged",
  "card.shown": "cardShown",
  "favourite.changed": "favouriteChanged",
  "team.member_joined": "teamJoined",
  "team.member_left": "teamLeft",
} as const satisfies Partial<Record<WebhookEvent, string>>;

const FAILURE_WORDS = {
  no_answer: "noAnswer",
  unreachable: "unreachable",
  private: "privateNetwork",
  insecure: "insecure",
} as const satisfies Record<NonNullable<WebhookAttempt["failure"]>, string>;

export type WebhookState = "working" | "failing" | "paused";

export const STATE_TONES = { working: "success", failing: "warning", paused: "neutral" } as const;

export function stateOf({ paused, failingSince }: Pick<Webhook, "paused" | "failingSince">): WebhookState {
  if (paused) return "paused";
  return failingSince === null ? "working" : "failing";
}

/** Without the scheme. */
export function shownAddress(url: string): string {
  return url.replace(/^https?:\/\//, "").replace(/\/$/, "");
}

export function hasArrived({ status }: Pick<WebhookAttempt, "status">): boolean {
  return status !== null && status >= 200 && status < 300;
}

/** Such as "204" or "No answer". */
export function outcomeWords(t: WebhookWords, { status, failure }: WebhookAttempt): string {
  return status === null ? t(FAILURE_WORDS[failure ?? "no_answer"]) : String(status);
}

/** With one decimal, such as "0.2". */
export function secondsOf(t: WebhookWords, { took }: WebhookAttempt): string {
  return formatDecimal(t.language, took / 1_000);
}
