import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { cardThemesPlugin } from "./vite/card-themes.ts";

export default defineConfig({
  plugins: [tailwindcss(), cardThemesPlugin(), reactRouter()],
  // Bundled, or the server would load both icon collections whole (some 40 MB of memory).
  ssr: { noExternal: ["simple-icons", "lucide-react"] },
  environments: {
    ssr: { build: { rollupOptions: { input: "./server.ts" } } },
  },
});
