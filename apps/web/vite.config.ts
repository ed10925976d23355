import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { cardThemesPlugin } from "./vite/card-themes.ts";
import { messageFilesPlugin } from "./vite/message-files.ts";
import { typographyPlugin } from "./vite/typography.ts";

const OVERLAYS =
  /node_modules\/(@radix-ui\/react-(dialog|dismissable-layer|focus-scope|focus-guards|presence|portal)|react-remove-scroll(-bar)?|react-style-singleton|use-sidecar|use-callback-ref|aria-hidden)\//;

/** Many pages have a select, which weighs 25 KB; the dashboard and the public pages have none. */
const BESIDE_SELECTS =
  /^(?!.*(\/@floating-ui\/|\/@radix-ui\/react-(select|popper|collection|use-size)\/|\/ui\/select\.tsx))/;

/** What the root of all pages loads, or nearly all of them do, besides "base". */
const ROOT =
  /\/offline\/(own-cards|register)|\/features\/(shell\/(message-pages|plain-frame|theme-controls)|session\/public\/|card\/public\/draft-database|scan\/public\/(scan-store|unsent-scans))|\/lib\/theme|\/ui\/(menu|drawer|submit-button)\.tsx|\/example-account/;

/** The frame of signed-in pages, their queries, and what several of them show. */
const ACCOUNT =
  /\/features\/(shell\/(account-|palette\/palette-host)|[a-z-]+\/public\/[a-z-]+\.queries)|\/ui\/(badge|copy-button|empty-state|undo-toast|use-back-to-close)|\/card-chip|\/lib\/(copy-text|qr-code-download)|\/@tanstack\/.*(useMutation|mutationObserver)/;

/**
 * By default every module that two pages share becomes a chunk of its own: more than seventy for the dashboard. What
 * (nearly) every page loads is grouped by origin, and so are icons, which are small and many. Small files compress badly:
 * "root" and "account" spare the dashboard 33 of 55 files and 5 KB.
 */
const CHUNKS = [
  { name: "react", test: /node_modules\/(react|react-dom|scheduler)\//, priority: 4 },
  { name: "router", test: /node_modules\/react-router\//, priority: 3 },
  { name: "zod", test: /node_modules\/zod\//, priority: 3 },
  // The table names some channels in English, whatever the page's language is.
  { name: "channels", test: /domain\/src\/(card\/channel-table|messages\/channels\/en)\.ts$/, priority: 3 },
  // What opens is loaded behind the first screen; in "base" its weight would be in front of every page.
  { name: "overlays", test: OVERLAYS, priority: 3 },
  { name: "icons", test: /node_modules\/lucide-react\/dist\/esm\/icons\//, minShareCount: 3, priority: 3 },
  { name: "base", test: BESIDE_SELECTS, minShareCount: 18, priority: 2 },
  { name: "root", test: ROOT, priority: 2 },
  { name: "account", test: ACCOUNT, priority: 1 },
];

/** Keeps function names, for stack traces in the log. */
const WITH_NAMES = { mangle: false, compress: true, codegen: true };

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), cardThemesPlugin(), typographyPlugin(), messageFilesPlugin(), reactRouter()],
  // Bundles dependencies: one file instead of four hundred, tree-shaken (icon collections alone take 40 MB). Not in
  // development, where that would delay the first page by seconds.
  ssr: { noExternal: command === "build" ? true : [] },
  environments: {
    client: { build: { rollupOptions: { output: { codeSplitting: { groups: CHUNKS } } } } },
    ssr: {
      // Without it, both builds of React are bundled.
      ...(command === "build" && { define: { "process.env.NODE_ENV": JSON.stringify("production") } }),
      build: { rollupOptions: { input: "./server.ts", output: { minify: WITH_NAMES } } },
    },
  },
}));
