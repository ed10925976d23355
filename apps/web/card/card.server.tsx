import { themeOf } from "@visita/domain/card/themes";
import { renderToString } from "react-dom/server";
import { CardView } from "../app/features/card/view/card-view.tsx";
import { ShapesInDocument } from "../app/features/card/view/channel-icon.tsx";
import { FreeCardLink } from "../app/features/card/view/free-card-link.tsx";
import { BookmarkWait } from "./bookmark-wait.tsx";
import type { CardAssets, CardPagePart, CardSite, PublicCard } from "./card-page.types.ts";
import { CHOSEN_THEME_SCRIPT } from "./chosen-theme-script.ts";
import { commonParts } from "./common-parts.tsx";
import { LATE_SCRIPTS } from "./late-scripts.ts";
import { pageForm } from "./page-form.tsx";
import { cardDescription, cardTitle } from "./page-texts.ts";
import { personData } from "./person-data.ts";
import { SHAPES_ON_EVERY_CARD } from "./shapes-on-every-card.ts";

const TITLE = "<title>";
const BETWEEN = "</head><body>";
const END = "</body></html>";
const CARD_BEGINS = "<article";

/** The public card, a whole document: the same bytes for the same card. */
export function renderCardPage(
  card: PublicCard,
  site: CardSite,
  assets: CardAssets,
): readonly CardPagePart[] {
  const { preloads, cardView } = renderCard(card);
  const hasQrCode = card.qrCode !== null;
  const html = pageForm(
    hasQrCode,
    site,
  )({
    ...card,
    title: cardTitle(card),
    description: cardDescription(card, site),
    themeColor: themeOf(card.color).base,
    pictureVersion: card.revisedAt.toString(36) + (hasQrCode ? "" : "-free"),
    personData: personData(card, site),
    cardView,
  });
  // Whatever somebody wrote on a card has its signs escaped, so the first of each is the real one.
  const title = html.indexOf(TITLE);
  const between = html.indexOf(BETWEEN);
  const { beforeBody, afterBody } = commonParts(card.color, site, assets);
  return [
    `<!doctype html>${html.slice(0, title)}${preloads}${html.slice(title, between)}`,
    { shared: beforeBody },
    html.slice(between + BETWEEN.length, -END.length),
    { shared: afterBody },
  ];
}

/** React puts the addresses of pictures that are to be loaded early before the markup; they belong into the head. */
function renderCard(card: PublicCard): { preloads: string; cardView: string } {
  const html = renderToString(
    <ShapesInDocument value={SHAPES_ON_EVERY_CARD}>
      <CardView card={card} idPrefix="" pictures="first" bookmark={<BookmarkWait />}>
        <FreeCardLink />
      </CardView>
    </ShapesInDocument>,
  );
  const begin = html.indexOf(CARD_BEGINS);
  return { preloads: html.slice(0, begin), cardView: html.slice(begin) };
}

/** What runs inline in that document, letter by letter. */
export const cardInlineScripts: readonly string[] = [CHOSEN_THEME_SCRIPT, LATE_SCRIPTS];
