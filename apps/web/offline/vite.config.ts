import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** The service worker, one file beside the browser's others, where its scope is the whole site. */
export default defineConfig({
  root: path("."),
  publicDir: false,
  build: {
    outDir: path("../build/client"),
    emptyOutDir: false,
    target: "es2022",
    rolldownOptions: {
      input: path("worker/sw.ts"),
      output: { format: "iife", entryFileNames: "sw.js" },
    },
  },
});
