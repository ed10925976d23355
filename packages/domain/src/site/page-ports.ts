import type { Language, OwnerLanguage } from "../language/languages.ts";

/** What the pages need from the process that serves them. The server provides it; pages never import the server. */
export type PagePorts = {
  settings: PublicSettings;
  /** Called for faults while rendering, never for a page that does not exist. */
  reportError: (error: unknown) => void;
  /** The text of a file of the client build, by its URL path. */
  readAsset: (path: string) => Promise<string>;
  /** Of what visitors read. */
  language: Language;
  /** Of what owners use. */
  ownerLanguage: OwnerLanguage;
  /** For the URL of a card, or of a team, that is not shown to anybody. */
  hiddenCard?: HiddenPage;
};

/** Why a card is not shown: its owner has put it away or taken it back, or the operator has taken it down. */
export type HiddenCard = "resting" | "gone" | "left" | "taken_down" | "legal";

/** The page of a team that was deleted is not shown either. */
export type HiddenPage = HiddenCard | "team_gone";

/** The part of the configuration that is sent to browsers. */
export type PublicSettings = {
  brand: string;
  /** Without a trailing slash. */
  publicUrl: string;
  /** The local mailbox; null where mail is sent by SMTP or the server is publicly reachable. */
  mailboxUrl: string | null;
  /** With "off", every account has all premium features. */
  billing: "stripe" | "sandbox" | "off";
  /** Where people can write to by mail; null while nobody has set it. */
  supportEmail: string | null;
  /** Where the source of this installation can be read. */
  sourceUrl: string | null;
  /** The company whose people sign in with its provider. `isOnly`: nobody else does, except for admins. */
  company: { name: string; isOnly: boolean } | null;
};

/** Indexed by search engines and shown with a share preview. All other pages are cards or need an account. */
export const PUBLIC_PAGES = ["/", "/about", "/features", "/pricing", "/contact", "/accessibility"] as const;
