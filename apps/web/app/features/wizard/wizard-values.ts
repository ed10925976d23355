import type { PlanFeatures } from "@visita/domain/billing/plan.rules";
import type { EditableCard } from "@visita/domain/card/card.contract";
import { visibleCard } from "@visita/domain/card/card.gating";
import type { CardDraft } from "@visita/domain/card/card.rules";
import { type SideNumber, turnedCard } from "@visita/domain/card/card-sides";
import { type ChannelOrder, readChannelOrder } from "@visita/domain/card/channel-order";
import type { ChannelKey } from "@visita/domain/card/channels";
import { type Contacts, readContacts } from "@visita/domain/card/contacts";
import { type LinkChoice, separateContacts } from "@visita/domain/card/link-only";
import { DEFAULT_THEME, type ThemeKey, themeOf } from "@visita/domain/card/themes";
import type { CardViewData } from "../card/view/card-view.tsx";
import { filledSide, type TypedSide, typedSide } from "./sides/side-values.ts";

/** One channel as it stands in its two boxes; both may be empty. */
export type TypedContact = { readonly value: string; readonly title: string };
type TypedContacts = Readonly<Partial<Record<ChannelKey, TypedContact>>>;

/** Everything the wizard holds, as it was typed. */
export type WizardValues = {
  readonly profilepic: string | null;
  readonly fullname: string;
  readonly occupation: string;
  readonly companyname: string;
  readonly bio: string;
  readonly logo: string | null;
  readonly color: ThemeKey;
  readonly contacts: TypedContacts;
  /** The channels that only links show, with the ids of these links. Absent while all are for everybody. */
  readonly linkOnly?: LinkChoice;
  /** Absent while nobody has put the channels in order. */
  readonly channelOrder?: ChannelOrder;
  /** Of the first side; empty while nobody knows it. */
  readonly language: string;
  readonly reading: string;
  readonly secondSide: TypedSide | null;
  readonly username: string;
};

export const EMPTY_CONTACT: TypedContact = { value: "", title: "" };

type Person = { readonly firstname: string; readonly lastname: string; readonly email: string };

/** A new card begins with what the account already knows. */
export function newCardValues(color: ThemeKey = DEFAULT_THEME, person?: Person): WizardValues {
  return {
    profilepic: null,
    fullname: person ? `${person.firstname} ${person.lastname}`.trim() : "",
    occupation: "",
    companyname: "",
    bio: "",
    logo: null,
    color,
    contacts: person ? { email: { value: person.email, title: "" } } : {},
    language: "",
    reading: "",
    secondSide: null,
    username: "",
  };
}

/** Whatever a stored card lacks is empty text. Its contacts may be an object, or the same as JSON text. */
export function valuesOfCard(
  card: Partial<Omit<EditableCard, "contacts">> & { contacts?: unknown },
): WizardValues {
  const contacts: Partial<Record<ChannelKey, TypedContact>> = {};
  for (const [key, { value, title = "" }] of Object.entries(readContacts(card.contacts))) {
    contacts[key as ChannelKey] = { value, title };
  }
  return {
    profilepic: card.profilepic || null,
    fullname: card.fullname ?? "",
    occupation: card.occupation ?? "",
    companyname: card.companyname ?? "",
    bio: card.bio ?? "",
    logo: card.logo || null,
    color: themeOf(card.color ?? "").key,
    contacts,
    ...(card.linkOnly && { linkOnly: card.linkOnly }),
    ...(card.channelOrder && { channelOrder: readChannelOrder(card.channelOrder) }),
    language: card.language ?? "",
    reading: card.reading ?? "",
    secondSide: card.secondSide ? typedSide(card.secondSide) : null,
    username: card.username ?? "",
  };
}

export function typedCard(values: WizardValues): CardDraft {
  return { ...values, profilepic: values.profilepic ?? "" };
}

type PreviewedSide = { readonly side?: SideNumber; readonly linkId?: string | undefined };

/** The card as visitors would see it from this side with this plan, at its plain address or by a link. */
export function previewOf(
  values: WizardValues,
  features: PlanFeatures,
  { side = 1, linkId }: PreviewedSide = {},
): CardViewData {
  const filled = filledCard(values);
  const separate = separateContacts(filled.contacts, values.linkOnly ?? {});
  const shown = visibleCard({ ...filled, ...separate }, features, linkId);
  // No placeholder for what is filled in and only not shown here.
  const mayHave = (key: string) =>
    features.channel(key) && (!(key in filled.contacts) || key in shown.contacts);
  const card = { ...shown, mayHave };
  return side === 2 && card.secondSide ? { ...turnedCard(card), isTurned: true } : card;
}

/** As it would be stored; nothing is checked. */
export function filledCard({ secondSide, ...values }: WizardValues) {
  return {
    ...values,
    contacts: filledContacts(values.contacts),
    ...(secondSide && { secondSide: filledSide(secondSide) }),
  };
}

function filledContacts(typed: TypedContacts): Contacts {
  const contacts: Contacts = {};
  for (const [key, { value, title }] of Object.entries(typed)) {
    if (value.trim() !== "")
      contacts[key as ChannelKey] = { value: value.trim(), ...(title.trim() && { title: title.trim() }) };
  }
  return contacts;
}
