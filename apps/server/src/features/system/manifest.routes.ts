import type { FastifyInstance } from "fastify";

const PAPER = "#f7f6f2";

/** The web app manifest. Not a static file: its name is the BRAND setting. */
export function manifestRoutes(app: FastifyInstance): void {
  const { brand } = app.config;
  const manifest = JSON.stringify({
    id: "/dashboard",
    name: brand,
    short_name: brand,
    description: "Digital business cards",
    lang: "en",
    start_url: "/dashboard",
    scope: "/",
    display: "standalone",
    background_color: PAPER,
    theme_color: PAPER,
    shortcuts: [
      {
        name: "Show my code",
        short_name: "My code",
        url: "/dashboard?show=code",
        icons: [{ src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" }],
      },
    ],
    icons: [
      { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icons/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  });

  app.get("/manifest.webmanifest", async (_request, reply) =>
    reply.type("application/manifest+json; charset=utf-8").header("cache-control", "no-cache").send(manifest),
  );
}
