import type { OwnCard, VisibleCard } from "../card/card.contract.ts";
import type { DetailsDraft } from "./exchange.rules.ts";

/** The cards that a signed-in visitor of a card can send along: those that others can open, and not that card itself. */
export function sendableCards(own: readonly OwnCard[], visitedUsername: string): OwnCard[] {
  return own.filter(
    ({ username, pausedAt, takenDownAt }) =>
      username !== visitedUsername && pausedAt === null && takenDownAt === null,
  );
}

/** What a card says of its owner as contacts have it; also fills the form in. */
export function detailsOfCard({
  fullname,
  companyname,
  occupation,
  contacts,
}: Pick<VisibleCard, "fullname" | "companyname" | "occupation" | "contacts">): DetailsDraft {
  return {
    name: fullname,
    email: contacts["email"]?.value ?? "",
    phone: contacts["phonenumber"]?.value ?? "",
    company: companyname,
    role: occupation,
    note: "",
  };
}
