import type { PlanFeatures } from "../billing/plan.rules.ts";
import { isLanguage } from "../language/languages.ts";
import { CARD_MESSAGES as TEXT } from "./card.messages.ts";
import { type Report, readReading, readSideTexts, type SideTexts, titleProblem } from "./card-text.rules.ts";
import { readChannelValue } from "./channel-value.ts";
import { CHANNELS, channelOf } from "./channels.ts";
import type { Contact, Contacts } from "./contacts.ts";
import { oneLine } from "./text.rules.ts";

type Titles = Readonly<Record<string, string>>;

/** What the other side of a card says in its own language. Channels, photo, logo and colour are common. */
export type SecondSide = SideTexts & {
  readonly language: string;
  /** How the name is spoken: kana, pinyin or any letters. */
  readonly reading?: string | undefined;
  /** As it is written in this language. */
  readonly address?: string | undefined;
  /** The owner's own labels by channel. */
  readonly titles: Titles;
};

/** As it is stored. */
export function storedSecondSide(json: string | null | undefined): SecondSide | undefined {
  return json ? (JSON.parse(json) as SecondSide) : undefined;
}

/** What belongs to the sides, each value only where there is one. */
export type CardSides = {
  /** Of the first side. */
  readonly language?: string | undefined;
  readonly reading?: string | undefined;
  readonly secondSide?: SecondSide | undefined;
};

export type SideNumber = 1 | 2;

/** Of the first side and of the second. */
export type SideLanguages = readonly [first: string | undefined, second: string | undefined];

export function sideLanguages({ language, secondSide }: CardSides): SideLanguages {
  return [language, secondSide?.language];
}

/** The side in the language that comes first among the reader's; the first side where none of them is on the card. */
export function fittingSide([first, second]: SideLanguages, wishes: readonly string[]): SideNumber {
  if (second === undefined) return 1;
  const wish = wishes.find((language) => language === first || language === second);
  return wish === second ? 2 : 1;
}

/** As typed. Nothing in it has been checked. */
export type SidesDraft = {
  readonly language?: string | null | undefined;
  readonly reading?: string | null | undefined;
  readonly secondSide?: SecondSideDraft | null | undefined;
};

type SecondSideDraft = SideTexts & {
  readonly language: string;
  readonly reading?: string | null | undefined;
  readonly address?: string | null | undefined;
  readonly titles: Readonly<Record<string, unknown>>;
};

/** What the plan does not include is dropped without being checked, and so are labels of channels without a value. */
export function readSides(
  typed: SidesDraft,
  contacts: Contacts,
  features: PlanFeatures,
  report: Report,
): CardSides {
  const reading = readReading(typed.reading, report);
  const language = typed.language ?? "";
  if (language !== "") report("language", languageProblem(language));
  const first = { ...(language && { language }), ...(reading && { reading }) };
  if (!typed.secondSide) return first;

  report("language", languageProblem(language));
  const secondSide = readSecondSide(typed.secondSide, contacts, features, (field, problem) =>
    report(`secondSide.${field}`, problem),
  );
  report("secondSide.language", language === secondSide.language ? TEXT.languageTwice : null);
  return { ...first, secondSide };
}

function readSecondSide(
  typed: SecondSideDraft,
  contacts: Contacts,
  features: PlanFeatures,
  report: Report,
): SecondSide {
  report("language", languageProblem(typed.language));
  const reading = readReading(typed.reading, report);
  const texts = readSideTexts(typed, report);
  const address = readAddress(typed.address ?? "", report, features.channel("address") && contacts.address);
  return {
    language: typed.language,
    ...texts,
    ...(reading && { reading }),
    ...(address && { address }),
    titles: readTitles(typed.titles, contacts, features, report),
  };
}

function languageProblem(language: string): string | null {
  if (language === "") return TEXT.languageRequired;
  return isLanguage(language) ? null : TEXT.languageUnknown;
}

function readAddress(typed: string, report: Report, first: Contact | false | undefined): string {
  if (!first || oneLine(typed) === "") return "";
  const result = readChannelValue("address", typed);
  if (!("problem" in result)) return result.value;
  report("address", result.problem);
  return "";
}

function readTitles(
  typed: Readonly<Record<string, unknown>>,
  contacts: Contacts,
  features: PlanFeatures,
  report: Report,
): Titles {
  const titles: Record<string, string> = {};
  const typedTitles = new Map(Object.entries(typed));
  for (const { key } of CHANNELS) {
    const title = typedTitles.get(key) ?? "";
    if (!contacts[key] || !features.channel(key)) continue;
    if (typeof title !== "string") {
      report(`titles.${key}`, TEXT.channelUnreadable);
      continue;
    }
    const line = oneLine(title);
    report(`titles.${key}`, titleProblem(line));
    if (line !== "") titles[key] = line;
  }
  for (const key of typedTitles.keys()) if (!channelOf(key)) report(`titles.${key}`, TEXT.channelUnknown);
  return titles;
}

/** Its labels, and its address, of these channels alone. */
export function onlyChannels(side: SecondSide, isWanted: (key: string) => boolean): SecondSide {
  const { address, ...rest } = side;
  return {
    ...rest,
    ...(address && isWanted("address") && { address }),
    titles: Object.fromEntries(Object.entries(side.titles).filter(([key]) => isWanted(key))),
  };
}

type Sided = SideTexts &
  CardSides & {
    readonly contacts: Readonly<Record<string, { value: string; title?: string | undefined }>>;
  };

/** The card as seen from its second side, with the first as the other one; as it is when it has one side. */
export function turnedCard<Card extends Sided>(card: Card): Card {
  const { secondSide, contacts } = card;
  if (!secondSide) return card;
  const { address, titles, ...texts } = secondSide;
  const { address: common } = contacts;
  const other: SecondSide = {
    language: card.language ?? "",
    fullname: card.fullname,
    reading: card.reading,
    occupation: card.occupation,
    companyname: card.companyname,
    bio: card.bio,
    ...(address && common && { address: common.value }),
    titles: Object.fromEntries(
      Object.entries(contacts).flatMap(([key, { title }]) => (title ? [[key, title]] : [])),
    ),
  };
  const turned = Object.entries(contacts).map(([key, { value }]) => {
    const title = titles[key];
    const own = key === "address" && address ? address : value;
    return [key, { value: own, ...(title && { title }) }];
  });
  return {
    ...card,
    reading: undefined,
    ...texts,
    contacts: Object.fromEntries(turned),
    secondSide: other,
  };
}
