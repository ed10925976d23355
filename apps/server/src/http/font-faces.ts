import type { FastifyInstance } from "fastify";
import type { PageHost } from "./page-host.ts";

/** For pages that the server renders without React: their style cannot know the hashed names of the font files. */
export const FONT_FACES_PATH = "/fonts.css";

/** The product's font faces, as the build has written them into the style of the public card. */
export async function fontFaceRoutes(app: FastifyInstance, { host }: { host: PageHost }): Promise<void> {
  app.get(FONT_FACES_PATH, async (_request, reply) => {
    const { criticalStyle } = await host.loadCardAssets();
    return reply
      .type("text/css; charset=utf-8")
      .header("cache-control", "no-cache")
      .send((criticalStyle.match(/@font-face\s*\{[^}]*\}/g) ?? []).join(""));
  });
}
