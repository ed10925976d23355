import type { VisitOrigin } from "./visit-beacon.ts";

/** What the page says of its card to the script; of the side that is shown. */
export type SharedCard = Omit<PageCard, "link"> & { origin: VisitOrigin };

type PageCard = {
  cardid: string;
  username: string;
  fullname: string;
  /** "Giulia" of "Giulia Ferrante". */
  shortName: string;
  photo: string | null;
  url: string;
  /** The address of the named link that the page belongs to; empty on the card's own page. */
  link: string;
};

export function readPageCard(page: Document): PageCard {
  const data = page.querySelector("main")?.dataset ?? {};
  const { cardid = "", username = "", fullname = "", photo = "", url = "", link = "" } = data;
  const { shortName = fullname } = data;
  return { cardid, username, fullname, shortName, photo: photo || null, url, link };
}
