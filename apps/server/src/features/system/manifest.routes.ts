import { directionOf } from "@visita/domain/language/languages";
import { appManifestTexts } from "@visita/domain/owner-messages/app-manifest";
import type { FastifyInstance } from "fastify";
import { languageHeaders, ownerLanguageOf } from "../../http/visitor-language.ts";

const PAPER = "#f7f6f2";

const ICONS = [
  { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
  { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
  { src: "/icons/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
];

/** The web app manifest. Not a static file: its name is the BRAND setting. */
export function manifestRoutes(app: FastifyInstance): void {
  const { brand } = app.config;

  app.get("/manifest.webmanifest", async (request, reply) => {
    const language = ownerLanguageOf(request);
    const t = await appManifestTexts.load(language);
    return reply
      .type("application/manifest+json; charset=utf-8")
      .headers({ "cache-control": "no-cache", ...languageHeaders(language) })
      .send(
        JSON.stringify({
          id: "/dashboard",
          name: brand,
          short_name: brand,
          description: t("description"),
          lang: language,
          dir: directionOf(language),
          start_url: "/dashboard",
          scope: "/",
          display: "standalone",
          background_color: PAPER,
          theme_color: PAPER,
          shortcuts: [
            {
              name: t("showMyCode"),
              short_name: t("myCode"),
              url: "/dashboard?show=code",
              icons: [{ src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" }],
            },
          ],
          icons: ICONS,
        }),
      );
  });
}
