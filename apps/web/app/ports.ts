import type { PublicSettings } from "@visita/domain/site/public-settings";

/** What the pages need from the process that serves them. The server fills it in; pages never import the server. */
export type PagePorts = {
  settings: PublicSettings;
  /** Called for faults while rendering, never for a page that is simply not there. */
  reportError: (error: unknown) => void;
};
