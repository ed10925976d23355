import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { cardThemesPlugin } from "./vite/card-themes.ts";

/**
 * Left alone, every module that two pages share becomes a file of its own: more than forty for the home page. What comes
 * with (nearly) every page is kept together by origin.
 */
const CHUNKS = [
  { name: "react", test: /node_modules\/(react|react-dom|scheduler)\//, priority: 4 },
  { name: "router", test: /node_modules\/react-router\//, priority: 3 },
  { name: "zod", test: /node_modules\/zod\//, priority: 3 },
  { name: "base", minShareCount: 14 },
];

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), cardThemesPlugin(), reactRouter()],
  // Bundled, or the server would load both icon collections whole (some 40 MB of memory). While developing that does
  // not matter, and taking them apart would make the first page wait for seconds.
  ssr: { noExternal: command === "build" ? ["simple-icons", "lucide-react"] : [] },
  environments: {
    client: { build: { rollupOptions: { output: { codeSplitting: { groups: CHUNKS } } } } },
    ssr: { build: { rollupOptions: { input: "./server.ts" } } },
  },
}));
