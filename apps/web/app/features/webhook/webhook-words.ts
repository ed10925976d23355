import { connectAnswers } from "@visita/domain/answers/connect";
import type { Webhook, WebhookAttempt } from "@visita/domain/connect/webhook.contract";
import {
  TEAM_EVENT_GROUPS,
  WEBHOOK_EVENT_GROUPS,
  type WebhookEvent,
} from "@visita/domain/connect/webhook-event";
import { formatDecimal } from "@visita/domain/format";
import type { WebhookWords } from "@visita/domain/owner-messages/webhooks";

export const WEBHOOK_ANSWERS = { connect: connectAnswers };

/** Below the events whose name does not say enough. */
const OWN_WORDS = {
  "contact.left": "contactLeft",
  "contact.changed": "contactChanged",
  "card.shown": "cardShown",
  "favourite.changed": "favouriteChanged",
  "team.member_joined": "teamJoined",
  "team.member_left": "teamLeft",
} as const satisfies Partial<Record<WebhookEvent, string>>;
const TEAM_WORDS = {
  "contact.left": "teamContactLeft",
  "contact.changed": "teamContactChanged",
  "card.shown": "cardShown",
  "link.created": "linkOfTeam",
  "team.member_joined": "teamMemberJoined",
  "team.member_left": "teamMemberLeft",
} as const satisfies Partial<Record<WebhookEvent, string>>;

type EventGroup = keyof typeof WEBHOOK_EVENT_GROUPS | keyof typeof TEAM_EVENT_GROUPS;
type Shown = {
  group: EventGroup;
  events: readonly WebhookEvent[];
  words: Partial<Record<WebhookEvent, WordsOf<typeof OWN_WORDS> | WordsOf<typeof TEAM_WORDS>>>;
};
type WordsOf<Words> = Words[keyof Words];

/** What a webhook can be told about. A group is named by the message of its key. */
export function eventGroups(isTeam: boolean): Shown[] {
  const groups = Object.entries(isTeam ? TEAM_EVENT_GROUPS : WEBHOOK_EVENT_GROUPS);
  return groups.map(([group, events]) => ({
    group: group as EventGroup,
    events,
    words: isTeam ? TEAM_WORDS : OWN_WORDS,
  }));
}

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
