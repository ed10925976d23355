import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // Bundled, or the server would load both icon collections whole (some 40 MB of memory).
  ssr: { noExternal: ["simple-icons", "lucide-react"] },
  environments: {
    ssr: { build: { rollupOptions: { input: "./server.ts" } } },
  },
});
