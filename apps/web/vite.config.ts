import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { cardThemesPlugin } from "./vite/card-themes.ts";

/**
 * By default every module shared by two pages becomes a chunk: more than forty for the home page. Modules that nearly
 * every page needs are grouped by origin.
 */
const CHUNKS = [
  { name: "react", test: /node_modules\/(react|react-dom|scheduler)\//, priority: 4 },
  { name: "router", test: /node_modules\/react-router\//, priority: 3 },
  { name: "zod", test: /node_modules\/zod\//, priority: 3 },
  { name: "base", minShareCount: 14 },
];

/** Minified, but with function names for stack traces in the log. */
const WITH_NAMES = { mangle: false, compress: true, codegen: true };

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), cardThemesPlugin(), reactRouter()],
  // Bundles dependencies: one file instead of four hundred, and only the used parts of packages (icon collections
  // alone take 40 MB). Not in development, where it would delay the first page by seconds.
  ssr: { noExternal: command === "build" ? true : [] },
  environments: {
    client: { build: { rollupOptions: { output: { codeSplitting: { groups: CHUNKS } } } } },
    ssr: {
      // Otherwise both builds of React are bundled.
      ...(command === "build" && { define: { "process.env.NODE_ENV": JSON.stringify("production") } }),
      build: { rollupOptions: { input: "./server.ts", output: { minify: WITH_NAMES } } },
    },
  },
}));
