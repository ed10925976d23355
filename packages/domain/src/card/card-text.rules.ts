import { CARD_MESSAGES as TEXT } from "./card.messages.ts";
import { countWords, isReadableName, oneLine, paragraphs } from "./text.rules.ts";

export const BIO_MAX_WORDS = 100;
export const BIO_MAX_CHARS = 1_000;
export const TEXT_MAX_CHARS = 80;
export const TITLE_MAX_CHARS = 50;

/** The texts of one side of a card. */
export type SideTexts = {
  readonly fullname: string;
  readonly occupation: string;
  readonly companyname: string;
  readonly bio: string;
};

/** A team card exists before its person has filled anything in: of that, only the name is needed. */
export type CardNeeds = "everything" | "name";

export type Report = (field: string, problem: string | null) => void;

const REQUIRED = {
  fullname: TEXT.fullnameRequired,
  occupation: TEXT.occupationRequired,
  companyname: TEXT.companynameRequired,
} as const;

/** The texts of either side, normalized. Problems are told by the names of the fields. */
export function readSideTexts(typed: SideTexts, report: Report, needs: CardNeeds): SideTexts {
  const isNeeded = (field: string) => needs === "everything" || field === "fullname";

  function line(field: keyof typeof REQUIRED): string {
    const text = oneLine(typed[field]);
    report(field, text === "" && isNeeded(field) ? REQUIRED[field] : null);
    report(field, text.length > TEXT_MAX_CHARS ? TEXT.textTooLong : null);
    return text;
  }

  const fullname = line("fullname");
  report("fullname", isReadableName(fullname) ? null : TEXT.fullnameUnreadable);
  const occupation = line("occupation");
  const companyname = line("companyname");
  const bio = paragraphs(typed.bio);
  if (bio !== "" || isNeeded("bio")) report("bio", bioProblem(bio));
  return { fullname, occupation, companyname, bio };
}

export function bioProblem(bio: string): string | null {
  if (bio.trim() === "") return TEXT.bioRequired;
  if (countWords(bio) > BIO_MAX_WORDS) return TEXT.bioTooLong;
  return bio.length > BIO_MAX_CHARS ? TEXT.bioTooManyChars : null;
}

/** How a name is spoken; empty when it is not given. */
export function readReading(typed: string | null | undefined, report: Report): string {
  const reading = oneLine(typed ?? "");
  report("reading", reading.length > TEXT_MAX_CHARS ? TEXT.textTooLong : null);
  return reading;
}

/** The owner's own label of a channel. */
export function titleProblem(title: string): string | null {
  return title.length > TITLE_MAX_CHARS ? TEXT.titleTooLong : null;
}
