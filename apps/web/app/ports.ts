import type { PublicSettings } from "@visita/domain/site/public-settings";

/** What the pages need from the server process, which provides it; pages never import the server. */
export type PagePorts = {
  settings: PublicSettings;
  /** Called for failures while rendering, not for a 404. */
  reportError: (error: unknown) => void;
};
