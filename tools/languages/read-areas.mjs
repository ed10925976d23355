import { readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** What visitors read, and what owners do: pages, and answers of calls. */
const FOLDERS = [
  ["visitor", "packages/domain/src/messages"],
  ["owner", "packages/domain/src/owner-messages"],
  ["owner", "packages/domain/src/answers"],
];

/** Every area of messages: { name, reader, languages: { en: { key: text }, … } }. Node reads the modules as they are. */
export async function readAreas(root) {
  const areas = FOLDERS.flatMap(([reader, folder]) =>
    readdirSync(join(root, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => readArea(join(root, folder, name), name, reader)),
  );
  return Promise.all(areas);
}

async function readArea(folder, name, reader) {
  const modules = readdirSync(folder).map(async (file) => {
    const { default: messages } = await import(pathToFileURL(join(folder, file)).href);
    return [file.replace(/\.ts$/, ""), messages];
  });
  return { name, reader, languages: Object.fromEntries(await Promise.all(modules)) };
}

export function isMessageFile(path) {
  return FOLDERS.some(([, folder]) => path.startsWith(`${folder}/`));
}
