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

/** Short, but with the names of functions: the log shows them where something went wrong. */
const WITH_NAMES = { mangle: false, compress: true, codegen: true };

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), cardThemesPlugin(), reactRouter()],
  // The server loads one file instead of four hundred, and of packages only what is used (icon collections alone take
  // 40 MB). While developing that does not matter, and taking them apart would make the first page wait for seconds.
  ssr: { noExternal: command === "build" ? true : [] },
  environments: {
    client: { build: { rollupOptions: { output: { codeSplitting: { groups: CHUNKS } } } } },
    ssr: {
      // Else both builds of React come along.
      ...(command === "build" && { define: { "process.env.NODE_ENV": JSON.stringify("production") } }),
      build: { rollupOptions: { input: "./server.ts", output: { minify: WITH_NAMES } } },
    },
  },
}));
