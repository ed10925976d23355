import { readdirSync } from "node:fs";
import { defineConfig } from "vite";
import server from "./vite.config.ts";

/** For developers, who have the sources. */
const NOT_PACKAGED = ["seed.ts"];

/** Commands have names of one word; other files in the folder are parts of them. */
const programs = readdirSync(new URL("src/server/cli", import.meta.url))
  .filter((file) => /^[a-z]+\.ts$/.test(file) && !NOT_PACKAGED.includes(file))
  .map((file) => file.replace(/\.ts$/, ""));

/** Bundles the operator's commands for the package, one file each and what they share. */
export default defineConfig({
  ...server,
  build: {
    ...server.build,
    ssr: true,
    outDir: "build-cli",
    rollupOptions: {
      ...server.build?.rollupOptions,
      input: Object.fromEntries(programs.map((name) => [name, `src/server/cli/${name}.ts`])),
    },
  },
});
