import type { Plugin } from "vite";

const MESSAGES = /\/(?:owner-)?messages\/[\w-]+\/([\w-]+)\.ts$/;

/** Of the client build, for the server that renders its pages. */
export const MESSAGE_FILES = "message-files.json";

/** By script, then by language: the files of the messages that it loads. */
export type MessageFiles = Readonly<Record<string, Readonly<Partial<Record<string, readonly string[]>>>>>;

/** Writes down which messages each script of a page needs, so that the page can name them before its scripts have run. */
export function messageFilesPlugin(): Plugin {
  return {
    name: "visita:message-files",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const languages = new Map(
        chunks.flatMap(({ fileName, moduleIds: [id = ""] }) => {
          const language = MESSAGES.exec(id)?.[1];
          return language ? [[fileName, language] as const] : [];
        }),
      );
      const filesOf = ({ dynamicImports }: { dynamicImports: readonly string[] }) =>
        Object.groupBy(
          dynamicImports.filter((file) => languages.has(file)),
          (file) => languages.get(file) ?? "",
        );
      const files = Object.fromEntries(chunks.map((chunk) => [chunk.fileName, filesOf(chunk)]));
      this.emitFile({
        type: "asset",
        fileName: MESSAGE_FILES,
        source: JSON.stringify(files satisfies MessageFiles),
      });
    },
  };
}
