import type { Config } from "../../config.ts";
import type { PageHost } from "../../http/page-host.ts";
import type { ExportContext } from "./export.context.ts";
import { createExportWorker, type ExportWorker } from "./export.worker.ts";

type Deps = Omit<ExportContext, "brand" | "publicUrl" | "renderPage"> & {
  config: Pick<Config, "brand" | "publicUrl">;
  pages: PageHost | undefined;
};

export type Exports = ExportContext & { readonly worker: ExportWorker };

/** The worker is not started yet. */
export function createExports({ config, pages, ...deps }: Deps): Exports {
  const { brand, publicUrl } = config;
  const context: ExportContext = {
    ...deps,
    brand,
    publicUrl,
    renderPage: pages ? pageRenderer(pages, { brand, publicUrl }) : null,
  };
  return { ...context, worker: createExportWorker(context) };
}

/** The page of a card as a file: its styles and icons inside, no script, pictures beside it. */
function pageRenderer(
  host: PageHost,
  site: { brand: string; publicUrl: string },
): ExportContext["renderPage"] {
  return async (card) => {
    const { renderCardPage } = await host.load();
    const { criticalStyle, lateStyleUrl } = await host.loadCardAssets();
    return renderCardPage(card, site, {
      scripts: [],
      criticalStyle,
      lateStyleUrl: new URL(lateStyleUrl, site.publicUrl).href,
    });
  };
}
