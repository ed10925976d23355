import { hostText } from "@visita/domain/card/idn";
import type { CardReader, CardSite, PublicCard } from "@visita/domain/card/public-card";
import { cardPath } from "../app/lib/card-path.ts";

/** The canonical URL of a card: its username in the case that its owner chose. */
export function cardUrl(username: string, { publicUrl }: CardSite): string {
  return publicUrl + cardPath(username);
}

/** As addresses name it. */
function sideOf({ isTurned }: Pick<PublicCard, "isTurned">): "1" | "2" {
  return isTurned ? "2" : "1";
}

/** What the reader chose in the address, where it stays when they go on. */
export function chosenBy(reader: CardReader, card: PublicCard) {
  return {
    side: reader.isSideAsked ? sideOf(card) : undefined,
    lang: reader.isLanguageAsked ? reader.language : undefined,
  };
}

/** Behind the addresses of what shows the side that is shown here. */
export function sideQuery({ isTurned }: Pick<PublicCard, "isTurned">): string {
  return isTurned ? "?side=2" : "";
}

/** Without the scheme, as people write it. */
export function displayUrl(url: string): string {
  return url.replace(/^https?:\/\/([^/:]+)/, (_start, host: string) => hostText(host));
}
