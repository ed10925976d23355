import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { cardThemesPlugin } from "./vite/card-themes.ts";

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), cardThemesPlugin(), reactRouter()],
  // Bundled, or the server would load both icon collections whole (some 40 MB of memory). While developing that does
  // not matter, and taking them apart would make the first page wait for seconds.
  ssr: { noExternal: command === "build" ? ["simple-icons", "lucide-react"] : [] },
  environments: {
    ssr: { build: { rollupOptions: { input: "./server.ts" } } },
  },
}));
