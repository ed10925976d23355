import { existsSync, readFileSync, realpathSync } from "node:fs";
import { dirname, join, sep } from "node:path";

/**
 * Installed packages that these need, with the packages themselves, each once: `name` is the path below node_modules,
 * which may be nested. Optional ones that are not installed are left out.
 */
export function packageClosure(modules, names) {
  const found = new Map();
  const waiting = names.map((name) => ({ name, from: dirname(modules), isOptional: false }));
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const folder = resolvePackage(next.name, next.from, dirname(modules));
    if (!folder) {
      if (next.isOptional) continue;
      throw new Error(`The package ${next.name} is not installed.`);
    }
    if (found.has(folder)) continue;
    const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    found.set(folder, { name: nameBelow(modules, folder), folder, manifest });
    const { dependencies = {}, optionalDependencies = {}, peerDependencies = {} } = manifest;
    for (const name of Object.keys(dependencies)) {
      waiting.push({ name, from: folder, isOptional: name in optionalDependencies });
    }
    for (const name of Object.keys({ ...optionalDependencies, ...peerDependencies })) {
      waiting.push({ name, from: folder, isOptional: true });
    }
  }
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** As Node looks for it: in node_modules of the folder and of those above it. */
function resolvePackage(name, from, top) {
  for (let folder = from; folder.startsWith(top); folder = dirname(folder)) {
    const candidate = join(folder, "node_modules", name);
    if (existsSync(join(candidate, "package.json"))) return candidate;
    if (folder === top) break;
  }
  return undefined;
}

function nameBelow(modules, folder) {
  return folder
    .slice(modules.length + 1)
    .split(sep)
    .join("/");
}

/** Workspaces are links; the closure follows their dependencies and not the links. */
export function isWorkspace({ folder }, root) {
  const real = realpathSync(folder);
  return ["apps", "packages"].some((part) => real.startsWith(join(realpathSync(root), part) + sep));
}
