import type { CardAssets, CardSite, PublicCard } from "@visita/domain/card/public-card";
import { renderToString } from "react-dom/server";
import { CardDocument } from "./card-document.tsx";
import { CHOSEN_THEME_SCRIPT } from "./chosen-theme-script.ts";
import { DEFERRED_SCRIPTS } from "./deferred-scripts.ts";

/** The document of a public card: the same text for the same card. */
export function renderCardPage(card: PublicCard, site: CardSite, assets: CardAssets): string {
  return `<!doctype html>${renderToString(<CardDocument card={card} site={site} assets={assets} />)}`;
}

/** Sources of the document's inline scripts, for the hashes of its Content-Security-Policy. */
export const cardInlineScripts: readonly string[] = [CHOSEN_THEME_SCRIPT, DEFERRED_SCRIPTS];
