import type { PublicSettings } from "./public-settings.ts";

/** What the pages need from the process that serves them. The server provides it; pages never import the server. */
export type PagePorts = {
  settings: PublicSettings;
  /** Called for faults while rendering, never for a page that does not exist. */
  reportError: (error: unknown) => void;
  /** The text of a file of the client build, by its URL path. */
  readAsset: (path: string) => Promise<string>;
  /** For the URL of a card that is not shown to anybody. */
  hiddenCard?: HiddenCard;
};

/** Why a card is not shown: its owner has put it away or taken it back, or the operator has taken it down. */
export type HiddenCard = "resting" | "gone" | "taken_down" | "legal";
