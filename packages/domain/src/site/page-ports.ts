import type { PublicSettings } from "./public-settings.ts";

/** What the pages need from the process that serves them. The server provides it; pages never import the server. */
export type PagePorts = {
  settings: PublicSettings;
  /** Called for faults while rendering, never for a page that does not exist. */
  reportError: (error: unknown) => void;
};
