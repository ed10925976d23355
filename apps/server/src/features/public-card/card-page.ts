import type { PublicCard } from "@visita/domain/card/public-card";
import type { AppContext } from "../../core/app-context.ts";
import type { PageHost } from "../../http/page-host.ts";
import { scriptHash, securityHeaders } from "../../http/security-headers.ts";
import { type VariantOf, withSides } from "./representation-variants.ts";
import { pageRepresentation } from "./representations.ts";

/** The page as the build or the development server renders it. */
export type CardPage = {
  readonly isDevelopment: boolean;
  render(card: PublicCard): Promise<string>;
  load(): Promise<VariantOf>;
};

export function createCardPage({ config }: AppContext, host: PageHost): CardPage {
  const { page: pageHeaders } = securityHeaders(config);

  async function render(card: PublicCard): Promise<string> {
    const { renderCardPage } = await host.load();
    return renderCardPage(card, config, await host.loadCardAssets());
  }

  return {
    isDevelopment: host.clientDir === null,
    render,
    async load() {
      const { cardInlineScripts } = await host.load();
      return withSides(pageRepresentation(render, pageHeaders(cardInlineScripts.map(scriptHash))));
    },
  };
}
