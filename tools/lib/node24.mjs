import { existsSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { PlainError } from "./plain-error.mjs";

const NEEDED = 24;

/** The Node that runs the product: the one in node_modules, else the current one if it is new enough. */
export function findNode24(root, current = process) {
  const packaged = join(root, "node_modules", ".bin", "node");
  if (existsSync(packaged)) return packaged;
  if (isNewEnough(current)) return current.execPath;
  throw needsNode24(current);
}

/** Fails before installing if no package brings Node 24 for this platform. */
export function expectNode24(root, current = process) {
  const { optionalDependencies = {} } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const isPackaged = `node-${current.platform}-${current.arch}` in optionalDependencies;
  if (!isPackaged && !isNewEnough(current)) throw needsNode24(current);
}

/** An environment whose PATH finds the `node` and the tools of this repository first. */
export function toolEnvironment(root, extra = {}) {
  const path = [join(root, "node_modules", ".bin"), process.env.PATH].join(delimiter);
  return { ...process.env, PATH: path, ...extra };
}

/** The script behind a name in node_modules/.bin, to be run by findNode24(). */
export function toolPath(root, name) {
  return join(root, "node_modules", ".bin", name);
}

function isNewEnough(current) {
  return Number.parseInt(current.versions.node, 10) >= NEEDED;
}

function needsNode24({ versions, platform, arch }) {
  return new PlainError(
    `Node ${NEEDED} is needed and this is Node ${versions.node}; on ${platform}-${arch} it does not come with ` +
      `the packages. Install Node ${NEEDED} from https://nodejs.org and run the command again.`,
  );
}
