import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** Writes down beside the built pages what the public card's document refers to. Its style sheet goes in there whole. */
export function cardAssetsPlugin(): Plugin {
  let folder = "";
  return {
    name: "visita:card-assets",
    apply: "build",
    enforce: "post",
    configResolved({ root, build }) {
      folder = join(root, build.outDir, "..");
    },
    generateBundle(_options, bundle) {
      const scripts: string[] = [];
      let style = "";
      for (const [name, file] of Object.entries(bundle)) {
        if (file.type === "chunk" && file.isEntry && file.facadeModuleId?.endsWith(".tsx")) {
          scripts.push(`/${file.fileName}`);
        }
        if (file.type === "asset" && file.fileName.endsWith(".css")) {
          style += String(file.source);
          delete bundle[name];
        }
      }
      if (scripts.length !== 1 || style === "")
        this.error("The public card has not one script and one style.");
      mkdirSync(folder, { recursive: true });
      writeFileSync(
        join(folder, "card-assets.json"),
        JSON.stringify({ scripts, style: withLaterFonts(style.trim()) }),
      );
    },
  };
}

/**
 * Most strangers open one card once, so fonts that only serve the next page would serve nobody. Here they may still
 * take the place of their stand-ins for three seconds; those have the same measures, so nothing moves.
 */
function withLaterFonts(style: string): string {
  return style.replaceAll("font-display:optional", "font-display:fallback");
}
