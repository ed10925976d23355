import { cardPath } from "../app/lib/card-path.ts";
import type { CardSite, PublicCard } from "./card-page.types.ts";

/** The one address of a card that is linked: its username as its owner wrote it. */
export function cardAddress({ username }: Pick<PublicCard, "username">, { publicUrl }: CardSite): string {
  return publicUrl + cardPath(username);
}

/** As people write it. */
export function plainAddress(address: string): string {
  return address.replace(/^https?:\/\//, "");
}
