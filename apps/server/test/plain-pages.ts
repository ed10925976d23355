import { escapeHtml } from "@visita/domain/escape-html";
import type { HiddenPage } from "@visita/domain/site/page-ports";
import type { PageHost } from "../src/http/page-host.ts";
import { temporaryFolder } from "./server-process.ts";

/** Empty pages, for tests of headers, caching and errors. They show nothing of the request. */
export function plainPages(): PageHost {
  return {
    clientDir: temporaryFolder(),
    loadCardAssets: async () => ({
      scripts: [],
      criticalStyle: "",
      teamPageStyle: "",
      lateStyleUrl: "/late.css",
    }),
    load: async () => ({
      staticPaths: ["/"],
      cardInlineScripts: ["run()"],
      render: async ({ url }, { hiddenCard }) => {
        const isThere = ["/", "/dashboard", "/auth/signin"].includes(new URL(url).pathname);
        return new Response("<!doctype html><title>A page</title>", {
          status: isThere ? 200 : statusOf(hiddenCard),
          headers: { "content-type": "text/html; charset=utf-8" },
        });
      },
      renderHelloPage: async ({ cardid, met }, _site, _assets, page) =>
        `<!doctype html><title>A form</title><p>${cardid}</p><pre>${escapeHtml(JSON.stringify({ ...page, met }))}</pre>`,
      renderReportPage: async ({ cardid }, _site, _assets, page) =>
        `<!doctype html><title>A report</title><p>${cardid}</p><pre>${escapeHtml(JSON.stringify(page))}</pre>`,
      renderCardPage: async ({ cardid, met, took }) =>
        `<!doctype html><title>A card</title><p>${cardid}</p>${met ? `<p>${met.name}</p>` : ""}${took ? `<p>${took.left} left ${took.team}</p>` : ""}`,
      renderTeamPage: async (page, _site, _assets, reader) =>
        `<!doctype html><title>A team</title><pre>${escapeHtml(JSON.stringify({ ...page, ...reader }))}</pre>`,
    }),
  };
}

function statusOf(hiddenCard: HiddenPage | undefined): number {
  if (hiddenCard === "legal") return 451;
  return hiddenCard ? 410 : 404;
}
