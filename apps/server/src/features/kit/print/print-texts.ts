import { channelText } from "@visita/domain/card/channel-value";
import { initials } from "@visita/domain/card/initials";
import type { PublicCard } from "@visita/domain/card/public-card";
import { roleLine } from "@visita/domain/card/role-line";
import type { FontProblem } from "@visita/domain/kit/kit.contract";
import { unprintableText } from "@visita/domain/kit/kit.messages";
import { shownUrl } from "@visita/domain/kit/kit-address";
import { cardHintsIn } from "@visita/domain/messages/card-hints";
import { scriptsOf, withoutEmoji } from "../../../lib/drawing/letters.ts";
import { type PreparedText, prepareText } from "../../../lib/drawing/set-text.ts";
import type { Face } from "../../../lib/drawing/typefaces.ts";

/** Every text of a printed card, with a font that has its letters. */
export type PrintTexts = {
  readonly name: PreparedText;
  /** How the name is spoken. */
  readonly reading: PreparedText;
  readonly role: PreparedText;
  /** Role and company, where they do not fit on one line. */
  readonly roleParts: readonly PreparedText[];
  readonly company: PreparedText;
  readonly initials: PreparedText;
  readonly address: PreparedText;
  readonly left: readonly PreparedText[];
  readonly right: readonly PreparedText[];
};

/** The words of the back. */
export type BackHints = {
  /** Below a code, in lines. */
  readonly caption: readonly PreparedText[];
  /** Above an address that stands in its place. */
  readonly alwaysUpToDate: PreparedText;
};

/** The texts, or why a card cannot be printed. */
export async function preparePrintTexts(
  card: PublicCard,
  publicUrl: string,
): Promise<PrintTexts | { readonly problem: FontProblem }> {
  const missing: string[] = [];
  async function prepared(text: string, face: Face): Promise<PreparedText> {
    const result = await prepareText(text, face);
    if (result) return result;
    missing.push(text);
    return (await prepareText("", face)) as PreparedText;
  }

  async function all(lines: readonly string[]): Promise<PreparedText[]> {
    const results: PreparedText[] = [];
    for (const line of lines) if (line !== "") results.push(await prepared(line, "text"));
    return results;
  }

  const name = await prepared(card.fullname, "display");
  const value = (key: "phonenumber" | "email" | "address" | "website") => {
    const contact = card.contacts[key];
    return contact ? channelText(key, contact.value).replace(/\s*\n\s*/g, ", ") : "";
  };
  const address = shownUrl(publicUrl, card.username);
  const left = [value("phonenumber"), value("email")];
  // A card without a website names its own address.
  const right = [value("address"), value("website") || address];
  // Without a logo the company stands at the top: a role line of the company alone would say it twice.
  const occupation = withoutEmoji(card.occupation);
  const company = withoutEmoji(card.companyname);
  const role = occupation || card.logo ? roleLine(occupation, company) : "";
  const texts: PrintTexts = {
    // A name of emoji alone is replaced by the username, which is ASCII.
    name: name.text === "" && missing.length === 0 ? await prepared(card.username, "display") : name,
    reading: await prepared(card.reading ?? "", "text"),
    role: await prepared(role, "text"),
    roleParts: await all([occupation, company]),
    company: await prepared(card.companyname, "display"),
    initials: await prepared(initials(card.fullname) || initials(card.username), "display"),
    address: await prepared(address, "text"),
    left: await all(left),
    right: await all(right),
  };
  if (missing.length === 0) return texts;
  const scripts = scriptsOf(missing.join(" "));
  return { problem: { text: unprintableText(scripts), scripts } };
}

/** In the language of the card; in English where no font has its letters. */
export async function prepareHints(language: string | undefined): Promise<BackHints> {
  const hints = await cardHintsIn(language);
  const caption: (PreparedText | null)[] = [];
  for (const line of hints("scanToSaveLines").split("\n")) caption.push(await prepareText(line, "display"));
  const alwaysUpToDate = await prepareText(hints("alwaysUpToDate"), "text");
  if (alwaysUpToDate && caption.every((line) => line !== null)) return { caption, alwaysUpToDate };
  return prepareHints("en");
}
