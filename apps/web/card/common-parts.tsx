import type { ThemeKey } from "@visita/domain/card/themes";
import { renderToString } from "react-dom/server";
import { ChannelShapes } from "../app/features/card/view/channel-icon.tsx";
import type { CardAssets, CardSite } from "./card-page.types.ts";
import { LATE_SCRIPTS } from "./late-scripts.ts";
import { PageHeader } from "./page-header.tsx";
import { SHAPES_ON_EVERY_CARD } from "./shapes-on-every-card.ts";
import { themeStyle } from "./theme-style.ts";

/** What comes between the tags of a card's own head and its own body, and what comes after them. */
type CommonParts = { readonly beforeBody: string; readonly afterBody: string };

const known = new WeakMap<CardAssets, Map<string, CommonParts>>();

/**
 * Most of a card's page is the same for all cards of one colour: style, header, shapes, scripts. It is rendered once, so
 * that it is the very same text each time and need be compressed only once too.
 */
export function commonParts(color: ThemeKey, { brand }: CardSite, assets: CardAssets): CommonParts {
  const ofBuild = known.get(assets) ?? new Map<string, CommonParts>();
  known.set(assets, ofBuild);
  const name = `${color} ${brand}`;
  const parts = ofBuild.get(name) ?? render(color, brand, assets);
  ofBuild.set(name, parts);
  return parts;
}

function render(color: ThemeKey, brand: string, { style, styleAddress, scripts }: CardAssets): CommonParts {
  const headEnds = renderToString(
    <>
      <style>{style + themeStyle(color)}</style>
      {styleAddress && <link rel="stylesheet" href={styleAddress} />}
    </>,
  );
  return {
    beforeBody: `${headEnds}</head><body>${renderToString(<PageHeader brand={brand} />)}`,
    afterBody: `${renderToString(
      <>
        <ChannelShapes channels={SHAPES_ON_EVERY_CARD} />
        <script data-modules={scripts.join(" ")}>{LATE_SCRIPTS}</script>
      </>,
    )}</body></html>`,
  };
}
