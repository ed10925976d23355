/**
 * How much mail may leave, by the reason for which it is sent: a flood of one kind never holds up another. Limits per
 * recipient and network stop mail bombing; limits in all protect the sender's reputation. Calls that ask for a code have
 * tighter limits and refuse aloud, so a code is never dropped here that somebody was told to expect.
 */
export type MailBudget = {
  readonly title: string;
  /** Beyond it a mail is dropped and logged. Null: not limited. */
  readonly recipientDay: number | null;
  /** By the network that caused the mail; beyond it a mail is dropped and logged. */
  readonly networkHour: number | null;
  /** Beyond these mails wait. */
  readonly hour: number | null;
  readonly day: number | null;
};

/** In the order in which waiting mails are sent. */
export const MAIL_BUDGETS = {
  code_after_proof: {
    title: "Codes after a right password, or for a confirmed device",
    recipientDay: 240,
    networkHour: 2_000,
    hour: 3_000,
    day: 20_000,
  },
  notice: {
    title:
      "Notices: new device, changed password, address, passkeys, tokens or way in, failed payment, copy, leaving, take-downs",
    recipientDay: null,
    networkHour: null,
    hour: null,
    day: null,
  },
  code_on_request: {
    title: "Recovery codes and links that anybody may ask for, to confirmed addresses",
    recipientDay: 200,
    networkHour: 20,
    hour: 1_000,
    day: 10_000,
  },
  code_to_unconfirmed: {
    title: "The same, to addresses that are not confirmed yet",
    recipientDay: 20,
    networkHour: 20,
    hour: 100,
    day: 1_000,
  },
  code_to_confirm: {
    title: "Codes to addresses that are not confirmed yet",
    recipientDay: 12,
    networkHour: 300,
    hour: 600,
    day: 4_000,
  },
  details: {
    title: "People who left their details on a card, to its owner",
    recipientDay: 200,
    networkHour: null,
    hour: 2_000,
    day: 20_000,
  },
  invitation: {
    title: "Invitations to teams, and one reminder of each",
    recipientDay: 6,
    networkHour: null,
    hour: 2_000,
    day: 20_000,
  },
  summary: {
    title: "Weekly summaries, to owners who asked for them",
    recipientDay: 2,
    networkHour: null,
    hour: 2_000,
    day: 20_000,
  },
  welcome: { title: "Welcome", recipientDay: 1, networkHour: 60, hour: 100, day: 1_000 },
  other: {
    title: "Everything else: messages from the contact page, reports of cards",
    recipientDay: null,
    networkHour: 60,
    hour: 110,
    day: 1_000,
  },
} as const satisfies Record<string, MailBudget>;

export type MailBudgetName = keyof typeof MAIL_BUDGETS;

export const MAIL_BUDGET_NAMES = Object.keys(MAIL_BUDGETS) as readonly MailBudgetName[];
