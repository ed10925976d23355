import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { fileURLToPath } from "node:url";
import type { CardAssets } from "@visita/domain/card/public-card";
import { createServer as createVite } from "vite";
import { configFromEnvironment } from "../config/config.ts";
import type { PageModule } from "../http/page-host.ts";
import { announce, exitWith } from "../lib/terminal.ts";
import { stopOnSignals } from "./shutdown.ts";
import { start } from "./start.ts";

/** The development server: product and hot module replacement on one port. These paths skip Vite's middleware. */
const PRODUCT_PATHS = /^\/(api|media|c|t|sandbox|dev|healthz|readyz)(\/|\?|$)/;

/** Vite's client, then React Refresh, then the card's own script. */
const CARD_ASSETS: CardAssets = {
  scripts: ["/@vite/client", "/@id/__x00__virtual:react-router/inject-hmr-runtime", "/card/card.client.ts"],
  criticalStyle: "",
  criticalStyleUrl: "/card/card.css",
  sidesStyle: readFileSync(new URL("../../../web/app/styles/card-sides.css", import.meta.url), "utf8"),
  teamPageStyle: "",
  teamPageStyleUrl: "/card/team-page.css",
  lateStyleUrl: "/card/late.css",
};

try {
  const config = configFromEnvironment();
  const server = createServer();
  const vite = await createVite({
    root: fileURLToPath(new URL("../../../web", import.meta.url)),
    appType: "custom",
    server: { middlewareMode: true, hmr: { server } },
  });
  const { app, db } = await start(config, {
    pages: {
      load: () => vite.ssrLoadModule("./server.ts") as Promise<PageModule>,
      loadCardAssets: async () => CARD_ASSETS,
      clientDir: null,
    },
    serverFactory: (handler) => {
      server.on("request", (request: IncomingMessage, response: ServerResponse) => {
        if (PRODUCT_PATHS.test(request.url ?? "")) handler(request, response);
        else vite.middlewares(request, response, () => handler(request, response));
      });
      return server;
    },
  });
  stopOnSignals(app, db, () => vite.close());
  announce(app.context.publicSettings, app.context.mail.mailbox.key);
} catch (error) {
  exitWith(error);
}
