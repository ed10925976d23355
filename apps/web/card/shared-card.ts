import type { VisitOrigin } from "./visit-beacon.ts";

/** What the page says of its card to the script. */
export type SharedCard = {
  cardid: string;
  username: string;
  fullname: string;
  /** "Giulia" of "Giulia Ferrante". */
  shortName: string;
  photo: string | null;
  url: string;
  origin: VisitOrigin;
};
