import { themeOf } from "@visita/domain/card/themes";
import { shownContacts, shownGroups } from "../app/features/card/view/arrange-channels.ts";
import { cardHtml } from "./card-form.tsx";
import type { CardAssets, CardPagePart, CardSite, PublicCard } from "./card-page.types.ts";
import { CHOSEN_THEME_SCRIPT } from "./chosen-theme-script.ts";
import { commonParts } from "./common-parts.tsx";
import { LATE_SCRIPTS } from "./late-scripts.ts";
import { pageForm } from "./page-form.tsx";
import { cardDescription, cardTitle } from "./page-texts.ts";
import { personData } from "./person-data.ts";

/** The public card, a whole document: the same bytes for the same card. */
export function renderCardPage(
  card: PublicCard,
  site: CardSite,
  assets: CardAssets,
): readonly CardPagePart[] {
  const rows = shownContacts(card.contacts);
  const groups = shownGroups(card.contacts);
  const { preloads, cardView } = cardHtml(card, rows, groups);
  const { beforeBody, afterBody } = commonParts(card.color, site, assets);
  const hasQrCode = card.qrCode !== null;
  const { head, body } = pageForm(hasQrCode, site);
  return [
    head({
      username: card.username,
      title: cardTitle(card),
      description: cardDescription(card, site),
      themeColor: themeOf(card.color).base,
      pictureVersion: card.revisedAt.toString(36) + (hasQrCode ? "" : "-free"),
      preloads,
      personData: personData(card, [...rows, ...groups.flatMap(({ linked }) => linked)], site),
    }),
    { shared: beforeBody },
    body({
      cardid: card.cardid,
      userid: card.userid,
      username: card.username,
      fullname: card.fullname,
      cardView,
    }),
    { shared: afterBody },
  ];
}

/** What runs inline in that document, letter by letter. */
export const cardInlineScripts: readonly string[] = [CHOSEN_THEME_SCRIPT, LATE_SCRIPTS];
