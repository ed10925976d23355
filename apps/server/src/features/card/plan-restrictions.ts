import type { PlanFeatures } from "@visita/domain/billing/plan.rules";
import { CARD_MESSAGES as TEXT } from "@visita/domain/card/card.messages";
import type { SecondSide } from "@visita/domain/card/card-sides";
import { CHANNEL_KEYS, type ChannelKey } from "@visita/domain/card/channels";
import { type Contact, type Contacts, readContacts } from "@visita/domain/card/contacts";
import { DEFAULT_THEME } from "@visita/domain/card/themes";
import { AppError } from "../../lib/app-error.ts";

type Sent = {
  readonly whole?: boolean | undefined;
  readonly logo?: string | null | undefined;
  readonly color: string;
  readonly contacts: unknown;
  readonly secondSide?: SentSide | null | undefined;
};
type SentSide = {
  readonly address?: string | null | undefined;
  readonly titles: Readonly<Record<string, unknown>>;
};
type Stored = {
  readonly logo: string | null;
  readonly color: string;
  readonly contacts: Contacts;
  readonly secondSide?: SecondSide | undefined;
};

/** Of a new card. */
const NOTHING_STORED: Stored = { logo: null, color: DEFAULT_THEME, contacts: {} };

/** With `whole`, a save from which the plan would drop something is refused and names those fields. */
export function requireNothingDropped(sent: Sent, features: PlanFeatures, stored = NOTHING_STORED): void {
  if (!sent.whole) return;
  const names = droppedFields(sent, features, stored);
  if (names.length === 0) return;
  const fields = Object.fromEntries(names.map((name) => [name, TEXT.upgradeFirst]));
  throw new AppError("plan_too_small", TEXT.planTooSmall, { fields });
}

/** The fields in which something else was sent than would be stored. */
function droppedFields(sent: Sent, features: PlanFeatures, stored: Stored): string[] {
  const contacts = readContacts(sent.contacts);
  const names = CHANNEL_KEYS.filter(
    (key) => !features.channel(key) && !isSameContact(contacts[key], stored.contacts[key]),
  ).map((key) => `contacts.${key}`);
  if (sent.secondSide) names.push(...droppedOfSide(sent.secondSide, features, stored.secondSide));
  if (!features.colour && sent.color !== stored.color) names.unshift("color");
  if (!features.logo && (sent.logo || null) !== stored.logo) names.unshift("logo");
  return names;
}

function droppedOfSide(sent: SentSide, features: PlanFeatures, stored: SecondSide | undefined): string[] {
  const isDropped = (key: ChannelKey, given: unknown, kept: string | undefined) =>
    !features.channel(key) && (given || undefined) !== kept;
  const names = CHANNEL_KEYS.filter((key) => isDropped(key, sent.titles[key], stored?.titles[key])).map(
    (key) => `secondSide.titles.${key}`,
  );
  if (isDropped("address", sent.address, stored?.address)) names.push("secondSide.address");
  return names;
}

function isSameContact(one: Contact | undefined, other: Contact | undefined): boolean {
  return one?.value === other?.value && one?.title === other?.title;
}
