import type { CardSite, PublicCard } from "@visita/domain/card/public-card";
import { roleLine } from "@visita/domain/card/role-line";

/** Search engines cut longer descriptions. */
const DESCRIPTION_MAX_CHARS = 155;

export function cardTitle({ fullname, occupation, companyname }: PublicCard): string {
  const role = roleLine(occupation, companyname);
  return role ? `${fullname}, ${role}` : fullname;
}

export function cardDescription(card: PublicCard, { brand }: CardSite): string {
  const bio = card.bio.replace(/\s+/g, " ").trim();
  return bio ? cutAtWord(bio) : `The business card of ${card.fullname} on ${brand}.`;
}

function cutAtWord(text: string): string {
  if (text.length <= DESCRIPTION_MAX_CHARS) return text;
  const room = text.slice(0, DESCRIPTION_MAX_CHARS);
  const end = room.lastIndexOf(" ");
  // Scripts without spaces are cut between two characters, never inside a surrogate pair.
  const cut = end > 0 ? room.slice(0, end) : room.replace(/[\ud800-\udbff]$/, "");
  return `${cut.replace(/[\s.,;:]+$/, "")}…`;
}
