import { defineConfig } from "vite";

/** Imported on first use, or with native parts. */
const EXTERNAL_PACKAGES = [
  "@simplewebauthn/server",
  "fontkit",
  "jose",
  "nodemailer",
  "passkit-generator",
  "pdfkit",
  "pg-native",
  "prom-client",
  "qrcode",
  "sharp",
  "stripe",
  "zxing-wasm",
];

/**
 * Bundles the server into one file. Stripping the types of three hundred sources at every start would take half a second
 * and 40 MB, and resolving its packages another 0.1 s.
 */
export default defineConfig({
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  build: {
    ssr: "src/main.ts",
    outDir: "build",
    target: "node24",
    emptyOutDir: true,
    // Keeps function names, for stack traces in the log.
    rollupOptions: { output: { minify: { mangle: false, compress: true, codegen: true } } },
  },
  ssr: { noExternal: true, external: EXTERNAL_PACKAGES },
});
