import type { DetailsDraft, DetailsProblems } from "../exchange/exchange.rules.ts";
import type { Language } from "../language/languages.ts";
import type { TeamPageReader, TeamPageView } from "../team/team-page.ts";
import type { VisibleCard } from "./card.contract.ts";
import type { Contacts } from "./contacts.ts";

/** A card as its owner's plan lets everybody see it. */
export type PublicCard = VisibleCard & {
  contacts: Contacts;
  revisedAt: number;
  /** It is shown from its second side; absent while it is not. */
  isTurned?: boolean;
  /** The named link by which it was opened. */
  met?: Meeting;
  /** Whose address it was opened by, who has left the team since. */
  took?: { left: string; team: string };
};

/** Whether search engines may list it. They know a card by its own address, never by a named link. */
export function isIndexed({ indexable, met }: PublicCard): boolean {
  return indexable === true && met === undefined;
}

/** It was opened by a link that shows more than the plain card, whose address is a secret. */
export function isBySecretLink({ met }: PublicCard): boolean {
  return met !== undefined && met.name === undefined;
}

export type Meeting = {
  /** Of the link: a place or an occasion. Absent where the link shows more than the plain card: then only its owner reads it. */
  name?: string;
  slug: string;
  /** The day of the visit in UTC, such as "2026-04-23". */
  on: string;
};

/** The installation around a card. */
export type CardSite = { brand: string; publicUrl: string };

/** What the document of a public card refers to, as the build or the development server knows it. */
export type CardAssets = {
  /** Module scripts, in this order. */
  scripts: readonly string[];
  /** CSS of everything but the dialogs, inlined so that one response paints the card. Empty in development. */
  criticalStyle: string;
  /** The same as a file, in development only, for hot reload. */
  criticalStyleUrl?: string;
  /** More of it, for cards with two sides or a reading. */
  sidesStyle?: string | undefined;
  /** CSS of the page of a team, inlined; in development a file as well. */
  teamPageStyle?: string | undefined;
  teamPageStyleUrl?: string;
  /** CSS of dialogs and toasts, loaded after the card. */
  lateStyleUrl: string;
  /** SVG sprite with the icons of all channels. Absent in development, where a page inlines all its icons. */
  iconSpriteUrl?: string;
  /** The page is a file of its owner's: what only this installation answers is left out. */
  isFile?: boolean;
};

/** For whom a card's page is written. */
export type CardReader = {
  language: Language;
  /** They chose it in the address, where it stays when they go on. */
  isLanguageAsked?: boolean;
  /** So does the side. */
  isSideAsked?: boolean;
};

/** The page on which visitors leave their details without a script. */
export type HelloPage = CardReader & {
  /** `form` also with problems; `sent` after it was posted. */
  state: "form" | "sent";
  /** As typed, to fill the form in again. */
  values: DetailsDraft;
  /** By field. */
  problems: DetailsProblems;
  /** A sentence for the whole form, such as that too many came. */
  notice: string | null;
  /** For the hidden field `stamp`. */
  stamp: string;
  /** For the hidden fields `link` and `source`: how the visitor came. */
  link: string;
  source: string;
  /** A card of the signed-in visitor from which the form is filled in, and whether it goes along. */
  ownCard: { cardid: string; username: string; isSent: boolean } | null;
  /** The name of the team that gets the details too. */
  sharedWith: string | null;
};

/** The page on which a card is reported without a script. */
export type ReportPage = CardReader & {
  /** `form` also with a problem; `sent` after it was posted. */
  state: "form" | "sent";
  /** As typed, to fill the form in again. */
  values: { reason: string; text: string; email: string };
  /** Why it was not taken. */
  problem: string | null;
  /** For the hidden field `stamp`. */
  stamp: string;
};

/** What the built pages export for public cards. */
export type CardPageModule = {
  /** Posts to its own address, by the names of `ReportCardInput`. */
  renderReportPage(card: PublicCard, site: CardSite, assets: CardAssets, page: ReportPage): Promise<string>;
  /** Posts to its own address, as `application/x-www-form-urlencoded`, by the names of `HelloInput`. */
  renderHelloPage(card: PublicCard, site: CardSite, assets: CardAssets, page: HelloPage): Promise<string>;
  /** The page of a team, with those who are shown on it. */
  renderTeamPage(
    page: TeamPageView,
    site: CardSite,
    assets: CardAssets,
    reader: TeamPageReader,
  ): Promise<string>;
  /** A whole document: the same text for the same card and language. */
  renderCardPage(card: PublicCard, site: CardSite, assets: CardAssets, reader: CardReader): Promise<string>;
  /** Sources of the document's inline scripts, for the hashes of its Content-Security-Policy. */
  cardInlineScripts: readonly string[];
};
