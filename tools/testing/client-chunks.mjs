/** The scripts and styles that a build has for browsers, and which of them each page loads now or later. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const MANIFEST = /^manifest-\w+\.js$/;

export function readClientChunks(assets) {
  const files = readdirSync(assets).filter((file) => /\.(js|css)$/.test(file));
  const chunks = new Set(files.filter((file) => !MANIFEST.test(file)));
  const read = (file) => readFileSync(join(assets, file), "utf8");
  const namesIn = (text) =>
    [...text.matchAll(/[\w.-]+\.(?:js|css)\b/g)].map(([file]) => file).filter((file) => chunks.has(file));

  /** With everything that these chunks import, and so on. */
  function follow(starts) {
    const reached = new Set(starts);
    // A set also visits what is added meanwhile.
    for (const chunk of reached) for (const name of namesIn(read(chunk))) reached.add(name);
    return reached;
  }

  const manifest = read(files.find((file) => MANIFEST.test(file)));
  const json = manifest.slice(manifest.indexOf("{"), manifest.lastIndexOf("}") + 1);
  const { entry, routes } = JSON.parse(json);
  const listed = follow(namesIn(json));
  return {
    read,
    /** Of the routes for which `isMeant(id)` is true. */
    ofRoutes: (isMeant) =>
      follow(namesIn(JSON.stringify(Object.values(routes).filter(({ id }) => isMeant(id))))),
    /** What every page begins with, and what belongs to no route, such as the public card. */
    ofEverybody: follow([
      ...namesIn(JSON.stringify(entry)),
      ...[...chunks].filter((chunk) => !listed.has(chunk)),
    ]),
  };
}
