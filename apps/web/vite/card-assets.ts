import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { CHANNELS } from "@visita/domain/card/channels";
import type { CardAssets } from "@visita/domain/card/public-card";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Plugin } from "vite";
import { IconSprite } from "../app/features/card/view/channel-icon.tsx";

/** Writes card-assets.json beside the built pages: what the document of a public card refers to or inlines. */
export function cardAssetsPlugin(): Plugin {
  let folder = "";
  return {
    name: "visita:card-assets",
    apply: "build",
    enforce: "post",
    configResolved({ root, build }) {
      folder = join(root, build.outDir, "..");
    },
    buildStart() {
      this.emitFile({ type: "asset", name: "icons.svg", source: iconSpriteFile() });
    },
    generateBundle(_options, bundle) {
      const assets: { -readonly [Key in keyof CardAssets]: CardAssets[Key] } = {
        scripts: [],
        criticalStyle: "",
        teamPageStyle: "",
        lateStyleUrl: "",
      };
      for (const [name, file] of Object.entries(bundle)) {
        if (file.type === "chunk" && file.isEntry && file.facadeModuleId?.endsWith(".ts")) {
          assets.scripts = [...assets.scripts, `/${file.fileName}`];
        }
        if (file.type !== "asset") continue;
        if (file.names.includes("icons.svg")) assets.iconSpriteUrl = `/${file.fileName}`;
        if (file.names.includes("late.css")) assets.lateStyleUrl = `/${file.fileName}`;
        if (file.names.includes("card.css")) {
          assets.criticalStyle = withSwappedFonts(withoutComments(String(file.source)).trim());
          delete bundle[name];
        }
        if (file.names.includes("team-page.css")) {
          assets.teamPageStyle = withSwappedFonts(withoutComments(String(file.source)).trim());
          delete bundle[name];
        }
        if (file.names.includes("card-sides.css")) {
          assets.sidesStyle = withoutComments(String(file.source)).trim();
          delete bundle[name];
        }
      }
      const { scripts, criticalStyle, sidesStyle, teamPageStyle, lateStyleUrl, iconSpriteUrl } = assets;
      const styles = [criticalStyle, sidesStyle, teamPageStyle, lateStyleUrl];
      if (scripts.length !== 1 || !styles.every(Boolean) || !iconSpriteUrl) {
        this.error("The public card needs one script, four style sheets and one icon sprite.");
      }
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, "card-assets.json"), JSON.stringify(assets));
    },
  };
}

/** Removes Tailwind's licence comment, which late.css carries too. */
function withoutComments(style: string): string {
  return style.replaceAll(/\/\*.*?\*\//gs, "");
}

/**
 * "optional" helps on the next page only, and most visitors open one card once. "fallback" swaps the fonts within three
 * seconds; the fallback faces have the same metrics, so nothing moves.
 */
function withSwappedFonts(style: string): string {
  return style.replaceAll("font-display:optional", "font-display:fallback");
}

/** The icons of all channels as one SVG file. */
function iconSpriteFile(): string {
  const channels = CHANNELS.map(({ key }) => key);
  return renderToStaticMarkup(createElement(IconSprite, { channels }));
}
