/** "inactive" is the free plan. */
export type PlanStatus = "active" | "inactive";

/** The channels of the wizard's first page. */
export const FREE_CHANNELS = [
  "phonenumber",
  "email",
  "address",
  "sms",
  "whatsapp",
  "telegram",
  "instagram",
  "snapchat",
  "wechat",
  "website",
] as const;

export type PlanFeatures = {
  /** Maximum number of cards. */
  readonly cards: number;
  /** Maximum number of live named links for each card. */
  readonly links: number;
  readonly logo: boolean;
  readonly colour: boolean;
  readonly qrCode: boolean;
  /** How old a card must be before search engines may list it: links to phishing pages are spread in their first days. */
  readonly indexableAfterMs: number;
  /** Whether a channel can be edited and is visible. */
  channel(key: string): boolean;
};

const FREE: PlanFeatures = {
  cards: 1,
  links: 20,
  logo: false,
  colour: false,
  qrCode: false,
  indexableAfterMs: 7 * 24 * 60 * 60 * 1000,
  channel: (key) => (FREE_CHANNELS as readonly string[]).includes(key),
};

const PREMIUM: PlanFeatures = {
  cards: 3,
  links: 200,
  logo: true,
  colour: true,
  qrCode: true,
  indexableAfterMs: 0,
  channel: () => true,
};

/** The only place that says what a plan includes, for server and pages. */
export function featuresOf(status: PlanStatus): PlanFeatures {
  return status === "active" ? PREMIUM : FREE;
}

/** How many cards can still be added. Negative after a downgrade: cards are kept, but none can be added. */
export function availableSlots(status: PlanStatus, cardsOwned: number): number {
  return featuresOf(status).cards - cardsOwned;
}

/** A price of 10.00 is the monthly plan, any other the yearly one. */
export function planPeriod(unitAmount: number): "month" | "year" {
  return unitAmount / 100 === 10 ? "month" : "year";
}
