import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

const YEAR_SECONDS = 31_536_000;

/** Serves the browser's files, in the form prepared at build time for the encoding the browser takes. */
export async function useAssets(app: FastifyInstance, clientDir: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: clientDir,
    // One route a file: what is not there falls through to the pages and their 404.
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ["**/*.br", "**/*.gz", ".vite/**"],
    setHeaders: (reply, path) => {
      // Names under assets/ carry a hash of their content, so a copy never grows old.
      const isHashed = path.includes("/assets/");
      // An old service worker would stay for as long as a copy of it.
      const isWorker = /\/sw\.js(\.\w+)?$/.test(path);
      const others = isWorker ? "no-cache" : "public, max-age=3600";
      reply.header("cache-control", isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : others);
    },
  });
}
