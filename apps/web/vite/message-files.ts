import type { Plugin } from "vite";

const MESSAGES = /\/(?:owner-)?messages\/[\w-]+\/([\w-]+)\.ts$/;

/** Of the client build, for the server that renders its pages. */
export const MESSAGE_FILES = "message-files.json";

/** By script, then by language: the files of the messages that it loads. */
export type MessageFiles = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** Writes down which messages each script of a page needs, so that the page can name them before its scripts have run. */
export function messageFilesPlugin(): Plugin {
  return {
    name: "visita:message-files",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle(_options, bundle) {
      const languageOf = (file: string) => {
        const chunk = bundle[file];
        return chunk?.type === "chunk" ? MESSAGES.exec(chunk.moduleIds[0] ?? "")?.[1] : undefined;
      };
      const files: Record<string, Record<string, string[]>> = {};
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk") continue;
        for (const file of chunk.dynamicImports) {
          const language = languageOf(file);
          if (!language) continue;
          const ofScript = (files[`/${chunk.fileName}`] ??= {});
          (ofScript[language] ??= []).push(`/${file}`);
        }
      }
      this.emitFile({ type: "asset", fileName: MESSAGE_FILES, source: JSON.stringify(files) });
    },
  };
}
