import { fileURLToPath } from "node:url";
import { VISITOR_LANGUAGES } from "@visita/domain/language/languages";
import { typographyOf } from "@visita/domain/language/typography";
import type { Plugin } from "vite";

const VIRTUAL_ID = "virtual:typography.css";
const FILE = fileURLToPath(new URL("../app/styles/typography.generated.css", import.meta.url));

/** `import "virtual:typography.css"`: how each language is set, on the page and where a text in it is marked with `lang`. */
export function typographyPlugin(): Plugin {
  return {
    name: "visita:typography",
    enforce: "pre",
    resolveId(id) {
      const [path, query] = id.split("?");
      if (path !== VIRTUAL_ID) return undefined;
      return query === undefined ? FILE : `${FILE}?${query}`;
    },
    load(id) {
      return id.split("?")[0] === FILE ? typographyCss() : undefined;
    },
  };
}

function typographyCss(): string {
  const rules = VISITOR_LANGUAGES.flatMap((language) => {
    const declarations = typographyOf(language);
    return declarations ? [`[lang="${language}"]{${declarations}}`] : [];
  });
  return ["@layer base{", ...rules, "[lang]:not(html){font-family:var(--font-sans)}", "}"].join("\n");
}
