import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { PublicSettings } from "@visita/domain/site/public-settings";
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
};

export type PageHost = {
  load(): Promise<PageModule>;
  /** Where the browser's files lie; null while the development server serves them. */
  clientDir: string | null;
};

/** The pages as `npm start` builds them. */
export function builtPages(): PageHost {
  const path = (name: string) => fileURLToPath(new URL(`../../../web/build/${name}`, import.meta.url));
  const entry = path("server/index.js");
  if (!existsSync(entry)) {
    throw new StartError(
      "The pages are not built yet. Use npm start, which builds them, or npm run build once.",
    );
  }
  const module = import(entry) as Promise<PageModule>;
  return { load: () => module, clientDir: path("client") };
}
