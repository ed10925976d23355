import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { VisibleCard } from "@visita/domain/card/card.contract";
import type { PublicSettings } from "@visita/domain/site/public-settings";
import { serverFolder } from "../lib/server-folder.ts";
import { StartError } from "../lib/start-error.ts";

export type PagePorts = {
  settings: PublicSettings;
  reportError: (error: unknown) => void;
};

/** What the built pages export. The server knows them by this shape alone and imports nothing of theirs. */
export type PageModule = {
  render(request: Request, ports: PagePorts, nonce?: string): Promise<Response>;
  /** Addresses whose page is the same for everybody, so that it is rendered once. */
  staticPaths: readonly string[];
  /** The public card, a whole document: the same bytes for the same card. */
  renderCardPage(
    card: PublicCardPage,
    site: { brand: string; publicUrl: string },
    assets: CardAssets,
  ): readonly CardPagePart[];
  /** What runs inline in that document, letter by letter. */
  cardInlineScripts: readonly string[];
};

/** The document in the order of its parts. Those that many cards have in common are the same text for all of them. */
export type CardPagePart = string | { readonly shared: string };

type PublicCardPage = VisibleCard & { revisedAt: number };

/** What the public card's document refers to. */
export type CardAssets = {
  /** Module scripts that make the finished card nicer, in this order. */
  scripts: readonly string[];
  /** Stands in the document itself, so that nothing else has to arrive before the card is painted. */
  style: string;
  /** While developing the style sheet is a file, so that it can be exchanged. */
  styleAddress?: string;
};

export type PageHost = {
  load(): Promise<PageModule>;
  loadCardAssets(): Promise<CardAssets>;
  /** Where the browser's files lie; null while the development server serves them. */
  clientDir: string | null;
};

/** The pages as `npm start` builds them. */
export function builtPages(): PageHost {
  const path = (name: string) => join(serverFolder, "../web/build", name);
  const entry = path("server/index.js");
  if (!existsSync(entry)) {
    throw new StartError(
      "The pages are not built yet. Use npm start, which builds them, or npm run build once.",
    );
  }
  const module = import(entry) as Promise<PageModule>;
  const cardAssets = readFile(path("card-assets.json"), "utf8").then(
    (text) => JSON.parse(text) as CardAssets,
  );
  return { load: () => module, loadCardAssets: () => cardAssets, clientDir: path("client") };
}
