import { readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const FOLDER = "packages/domain/src/messages";

/** Every area of messages: { name, languages: { en: { key: text }, … } }. Node reads the modules as they are. */
export async function readAreas(root) {
  const folders = readdirSync(join(root, FOLDER), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  return Promise.all(folders.map(({ name }) => readArea(root, name)));
}

async function readArea(root, name) {
  const folder = join(root, FOLDER, name);
  const modules = readdirSync(folder).map(async (file) => {
    const { default: messages } = await import(pathToFileURL(join(folder, file)).href);
    return [file.replace(/\.ts$/, ""), messages];
  });
  return { name, languages: Object.fromEntries(await Promise.all(modules)) };
}

export function isMessageFile(path) {
  return path.startsWith(`${FOLDER}/`);
}
