import type { CardReader, PublicCard } from "@visita/domain/card/public-card";
import type { AppContext } from "../../core/app-context.ts";
import type { PageHost } from "../../http/page-host.ts";
import { scriptHash, securityHeaders } from "../../http/security-headers.ts";
import type { VariantOf } from "./representation-variants.ts";
import { pageRepresentations } from "./representations.ts";

/** The page as the build or the development server renders it. */
export type CardPage = {
  readonly isDevelopment: boolean;
  load(): Promise<VariantOf>;
};

export function createCardPage({ config }: AppContext, host: PageHost): CardPage {
  const { page: pageHeaders } = securityHeaders(config);

  async function render(card: PublicCard, reader: CardReader): Promise<string> {
    const { renderCardPage } = await host.load();
    return renderCardPage(card, config, await host.loadCardAssets(), reader);
  }

  return {
    isDevelopment: host.clientDir === null,
    async load() {
      const { cardInlineScripts } = await host.load();
      return pageRepresentations(render, pageHeaders(cardInlineScripts.map(scriptHash)));
    },
  };
}
