import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

const YEAR_SECONDS = 31_536_000;

/** Serves the client build, precompressed for the encodings that browsers accept. */
export async function useAssets(app: FastifyInstance, clientDir: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: clientDir,
    // One route for each file: unknown paths fall through to the pages and their 404.
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ["**/*.br", "**/*.gz", ".vite/**"],
    setHeaders: (reply, path) => {
      // Names under assets/ contain a content hash.
      const isHashed = path.includes("/assets/");
      // A cached service worker would delay its own update.
      const isWorker = /\/sw\.js(\.\w+)?$/.test(path);
      const others = isWorker ? "no-cache" : "public, max-age=3600";
      reply.header("cache-control", isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : others);
    },
  });
}
