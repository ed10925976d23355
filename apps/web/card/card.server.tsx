import { renderToString } from "react-dom/server";
import { CardDocument } from "./card-document.tsx";
import type { CardAssets, CardPagePart, CardSite, PublicCard } from "./card-page.types.ts";
import { CHOSEN_THEME_SCRIPT } from "./chosen-theme-script.ts";
import { commonParts } from "./common-parts.tsx";
import { LATE_SCRIPTS } from "./late-scripts.ts";

const BETWEEN = "</head><body>";
const END = "</body></html>";

/** The public card, a whole document: the same bytes for the same card. */
export function renderCardPage(
  card: PublicCard,
  site: CardSite,
  assets: CardAssets,
): readonly CardPagePart[] {
  const html = renderToString(<CardDocument card={card} site={site} />);
  // Whatever somebody wrote on a card has its signs escaped, so the first one is the real one.
  const between = html.indexOf(BETWEEN);
  const { beforeBody, afterBody } = commonParts(card.color, site, assets);
  return [
    `<!doctype html>${html.slice(0, between)}`,
    { shared: beforeBody },
    html.slice(between + BETWEEN.length, -END.length),
    { shared: afterBody },
  ];
}

/** What runs inline in that document, letter by letter. */
export const cardInlineScripts: readonly string[] = [CHOSEN_THEME_SCRIPT, LATE_SCRIPTS];
