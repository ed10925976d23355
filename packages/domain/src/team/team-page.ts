import type { ThemeKey } from "../card/themes.ts";
import type { Language } from "../language/languages.ts";

/** Somebody who is shown on the page of their team, as on their card. */
export type TeamPagePerson = {
  readonly username: string;
  readonly fullname: string;
  readonly occupation: string;
  readonly photo: string | null;
  readonly color: ThemeKey;
  /** Of the card's texts, where the person said it. */
  readonly language?: string | undefined;
};

/** What everybody may read of a team. */
export type PublicTeam = {
  readonly slug: string;
  readonly name: string;
  readonly line: string;
  /** Its own, else that of its first template. */
  readonly logo: string | null;
  /** Of its first template, as the colour. */
  readonly website: string | null;
  readonly color: ThemeKey;
  readonly isIndexed: boolean;
};

/** One page of the people, or of those who were found. */
export type TeamPageView = {
  readonly team: PublicTeam;
  readonly people: readonly TeamPagePerson[];
  /** As it was searched for; empty for all. */
  readonly find: string;
  readonly found: number;
  /** Of whom there are so many. */
  readonly total: number;
  /** From 1. */
  readonly page: number;
  readonly pages: number;
};

export type TeamPageReader = { readonly language: Language; readonly isLanguageAsked: boolean };

export function teamPagePath(slug: string): string {
  return `/t/${slug}`;
}
