/** What a person's plan is worth today. Everything that is not "active" is the free plan. */
export type PlanStatus = "active" | "inactive";

/** The channels of the first contact page, which every card may have. */
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
  /** How many cards a person may own. */
  readonly cards: number;
  readonly logo: boolean;
  readonly colour: boolean;
  readonly qrCode: boolean;
  /** Whether a channel may be written, and is shown. */
  channel(key: string): boolean;
};

const FREE: PlanFeatures = {
  cards: 1,
  logo: false,
  colour: false,
  qrCode: false,
  channel: (key) => (FREE_CHANNELS as readonly string[]).includes(key),
};

const PREMIUM: PlanFeatures = { cards: 3, logo: true, colour: true, qrCode: true, channel: () => true };

/** The one rule of what a plan opens; server and pages both ask here. */
export function featuresOf(status: PlanStatus): PlanFeatures {
  return status === "active" ? PREMIUM : FREE;
}

/** How many cards may still be made. Below zero after a downgrade: nothing is deleted, nothing can be added. */
export function availableSlots(status: PlanStatus, cardsOwned: number): number {
  return featuresOf(status).cards - cardsOwned;
}
