import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { cardThemesPlugin } from "../vite/card-themes.ts";

/** The component workshop: every component of app/ui in every state, without the rest of the product. */
export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  plugins: [tailwindcss(), cardThemesPlugin()],
  build: {
    outDir: "build",
    emptyOutDir: true,
    rolldownOptions: {
      // "use client" means something to a server that streams components, nothing here.
      onLog: (level, log, report) => {
        if (log.code !== "MODULE_LEVEL_DIRECTIVE") report(level, log);
      },
    },
  },
});
