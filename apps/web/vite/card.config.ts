import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { cardAssetsPlugin } from "./card-assets.ts";

/** The public card's script, styles and icons, built beside those of the app. */
export default defineConfig({
  root: fileURLToPath(new URL("..", import.meta.url)),
  publicDir: false,
  plugins: [tailwindcss(), cardAssetsPlugin()],
  build: {
    outDir: "build/client",
    // The app is built first, into the same folder.
    emptyOutDir: false,
    // In-app browsers are updated last.
    target: ["chrome87", "edge88", "firefox78", "safari14"],
    // For Safari 14.0, each inset at the start of a line would become six rules that name 25 languages.
    cssTarget: ["chrome87", "edge88", "firefox78", "safari14.1"],
    modulePreload: false,
    rolldownOptions: {
      input: [
        "card/card.client.ts",
        "card/card.css",
        "app/styles/card-sides.css",
        "card/late.css",
        "card/team-page.css",
      ],
      // "use client" matters to React Server Components only.
      onLog: (level, log, report) => {
        if (log.code !== "MODULE_LEVEL_DIRECTIVE") report(level, log);
      },
    },
  },
});
