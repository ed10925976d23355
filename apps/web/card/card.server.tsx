import { renderToString } from "react-dom/server";
import { CardDocument } from "./card-document.tsx";
import type { CardAssets, CardSite, PublicCard } from "./card-page.types.ts";
import { CHOSEN_THEME_SCRIPT } from "./chosen-theme-script.ts";
import { LATE_SCRIPTS } from "./late-scripts.ts";

/** The public card, a whole document: the same bytes for the same card. */
export function renderCardPage(card: PublicCard, site: CardSite, assets: CardAssets): string {
  return `<!doctype html>${renderToString(<CardDocument card={card} site={site} assets={assets} />)}`;
}

/** What runs inline in that document, letter by letter. */
export const cardInlineScripts: readonly string[] = [CHOSEN_THEME_SCRIPT, LATE_SCRIPTS];
