import { accessSync, constants, readdirSync, statSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The first of the given programs, by full path or by name on PATH. */
export function findProgram(names, path = process.env.PATH ?? "") {
  const folders = path.split(delimiter).filter(Boolean);
  const candidates = names.flatMap((name) =>
    name.includes("/") ? [name] : folders.map((folder) => join(folder, name)),
  );
  return candidates.find(isProgram);
}

export function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/** Folders that match a pattern with at most one asterisk per segment, highest version first. */
export function expandFolders(pattern) {
  const [first = "", ...parts] = pattern.split("/");
  return parts.reduce(
    (folders, part) =>
      folders.flatMap((folder) => (part.includes("*") ? matches(folder, part) : [`${folder}/${part}`])),
    [first],
  );
}

function matches(folder, part) {
  const [before = "", after = ""] = part.split("*");
  try {
    const names = readdirSync(folder || "/").filter(
      (name) => name.startsWith(before) && name.endsWith(after),
    );
    const newestFirst = names.sort((a, b) => b.localeCompare(a, "en", { numeric: true }));
    return newestFirst.map((name) => `${folder}/${name}`);
  } catch {
    return [];
  }
}
