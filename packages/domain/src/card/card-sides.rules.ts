import type { PlanFeatures } from "../billing/plan.rules.ts";
import { isLanguage } from "../language/languages.ts";
import { CARD_MESSAGES as TEXT } from "./card.messages.ts";
import type { CardSides, SecondSide } from "./card-sides.ts";
import {
  type CardNeeds,
  type Report,
  readReading,
  readSideTexts,
  type SideTexts,
  titleProblem,
} from "./card-text.rules.ts";
import { readChannelValue } from "./channel-value.ts";
import { CHANNELS, channelOf } from "./channels.ts";
import type { Contact, Contacts } from "./contacts.ts";
import { oneLine } from "./text.rules.ts";

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
  needs: CardNeeds,
): CardSides {
  const reading = readReading(typed.reading, report);
  const language = typed.language ?? "";
  if (language !== "") report("language", languageProblem(language));
  const first = { ...(language && { language }), ...(reading && { reading }) };
  if (!typed.secondSide) return first;

  report("language", languageProblem(language));
  const reportSecond: Report = (field, problem) => report(`secondSide.${field}`, problem);
  const secondSide = readSecondSide(typed.secondSide, contacts, features, reportSecond, needs);
  report("secondSide.language", language === secondSide.language ? TEXT.languageTwice : null);
  return { ...first, secondSide };
}

function readSecondSide(
  typed: SecondSideDraft,
  contacts: Contacts,
  features: PlanFeatures,
  report: Report,
  needs: CardNeeds,
): SecondSide {
  report("language", languageProblem(typed.language));
  const reading = readReading(typed.reading, report);
  const texts = readSideTexts(typed, report, needs);
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
): SecondSide["titles"] {
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
