import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { CardAssets, CardPageModule } from "@visita/domain/card/public-card";
import type { PagePorts } from "@visita/domain/site/page-ports";
import { serverFolder } from "../lib/installation.ts";
import { StartError } from "../lib/start-error.ts";

/** What the built pages export. The server imports nothing of theirs. */
export type PageModule = CardPageModule & {
  render(request: Request, ports: PagePorts, nonce?: string): Promise<Response>;
  /** Paths whose page is the same for everybody, so that it is rendered once. */
  staticPaths: readonly string[];
};

export type PageHost = {
  load(): Promise<PageModule>;
  loadCardAssets(): Promise<CardAssets>;
  /** Folder of the browser's files; null in development, where Vite serves them. */
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
