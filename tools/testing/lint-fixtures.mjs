/** For every rule that biome.json names, files in which it must find something: { path: content }. */
export const offendingFiles = {
  noUndeclaredDependencies: { "apps/server/src/lib/undeclared.ts": `import "left-pad";\n` },
  noUnusedImports: { "apps/server/src/lib/unused-import.ts": `import { join } from "node:path";\n` },
  noUnusedVariables: { "apps/server/src/lib/unused-variable.ts": "const forgotten = 1;\n" },
  noBarrelFile: { "apps/server/src/features/card/index.ts": `export * from "./card.service.ts";\n` },
  noDangerouslySetInnerHtml: {
    "apps/web/app/ui/raw.tsx":
      "export const Raw = (html: string) => <p dangerouslySetInnerHTML={{ __html: html }} />;\n",
  },
  noProcessEnv: {
    "apps/server/src/http/environment.ts": "export const port = process.env.PORT;\n",
    "apps/web/app/lib/environment.ts": "export const port = process.env.PORT;\n",
  },
  useFilenamingConvention: {
    "apps/web/app/ui/CardButton.tsx": "export const label = 1;\n",
    "apps/web/app/ui/card_button.tsx": "export const label = 1;\n",
  },
  useImportType: {
    "apps/server/src/lib/value-import.ts": `import { Stats } from "node:fs";\nexport type Size = Stats["size"];\n`,
  },
  noImportCycles: {
    "apps/server/src/lib/hen.ts": `import { egg } from "./egg.ts";\nexport const hen = () => egg;\n`,
    "apps/server/src/lib/egg.ts": `import { hen } from "./hen.ts";\nexport const egg = () => hen;\n`,
  },
  noConsole: { "apps/server/src/lib/chatty.ts": `console.log("hello");\n` },
};

/** Unusual code that every rule must accept. */
export const blamelessFiles = {
  "apps/server/src/config/config.ts": "export const port = process.env.PORT;\n",
  "apps/server/src/features/card/card-theme.service.ts": "export const theme = 1;\n",
  "apps/server/src/features/card/card.service.test.ts": "export const port = process.env.PORT;\n",
  "apps/server/src/db/migrations/0007-card-theme.ts": "export const up = 1;\n",
  "apps/web/app/ui/card-button.tsx": `import { theme } from "./card-theme.ts";\nexport const label = theme;\n`,
  "apps/web/app/ui/card-theme.ts": "export const theme = 1;\n",
  "e2e/kit.spec.ts": "export const isComplete = process.env.CI;\n",
  "tools/start.mjs": `console.log("hello");\n`,
};
