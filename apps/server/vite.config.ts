import { defineConfig } from "vite";

/** Loaded when first needed, if ever, and partly not JavaScript. */
const FROM_THEIR_FOLDERS = ["fontkit", "nodemailer", "pg-native", "qrcode", "sharp", "stripe"];

/**
 * The server as one file. Reading three hundred sources and their types at every start takes half a second and forty
 * megabytes, and finding the files of its packages another tenth of a second.
 */
export default defineConfig({
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  build: {
    ssr: "src/main.ts",
    outDir: "build",
    target: "node24",
    emptyOutDir: true,
    // Short, but with the names of functions: the log shows them where something went wrong.
    rollupOptions: { output: { minify: { mangle: false, compress: true, codegen: true } } },
  },
  ssr: { noExternal: true, external: FROM_THEIR_FOLDERS },
});
