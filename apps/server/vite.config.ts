import { defineConfig } from "vite";
import externalPackages from "./external-packages.json" with { type: "json" };

/**
 * Bundles the server into one file, and its worker threads into files of their own. Stripping the types of three hundred
 * sources at every start would take half a second and 40 MB, and resolving its packages another 0.1 s.
 */
export default defineConfig({
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  build: {
    ssr: true,
    outDir: "build",
    target: "node24",
    emptyOutDir: true,
    rollupOptions: {
      input: [
        "src/server/main.ts",
        "src/db/backup-worker.ts",
        "src/db/checkpoint-worker.ts",
        "src/server/task-worker.ts",
      ],
      // Keeps function names, for stack traces in the log.
      output: { minify: { mangle: false, compress: true, codegen: true } },
    },
  },
  // Imported on first use, or with native parts. pg asks for pg-native only where it is installed.
  ssr: { noExternal: true, external: [...externalPackages, "pg-native"] },
});
