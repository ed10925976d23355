import { MESSAGE_FILES, type MessageFiles } from "../vite/message-files.ts";

const PRELOADED = /<link rel="modulepreload"[^>]* href="\/([^"]+)"/g;
const LANGUAGE = /<html lang="([\w-]+)"/;

let known: Promise<MessageFiles> | undefined;

/**
 * Names the messages of a page, in its language, among what the browser fetches at once: otherwise they would be asked for
 * once its scripts have run.
 */
export async function preloadMessages(
  html: string,
  readAsset: (path: string) => Promise<string>,
): Promise<string> {
  known ??= readAsset(`/${MESSAGE_FILES}`).then((text): MessageFiles => JSON.parse(text));
  const files = await known;
  const language = LANGUAGE.exec(html)?.[1] ?? "en";
  const scripts = [...html.matchAll(PRELOADED)].map(([, path = ""]) => path);
  const messages = scripts.flatMap((script) => files[script]?.[language] ?? files[script]?.["en"] ?? []);
  const links = [...new Set(messages)].map((href) => `<link rel="modulepreload" href="/${href}"/>`);
  return html.replace("</head>", () => `${links.join("")}</head>`);
}
