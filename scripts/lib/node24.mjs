import { existsSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { PlainError } from "./plain-error.mjs";

const NEEDED = 24;

/** The Node that runs the product: the one installed with the packages, else this one if it is new enough. */
export function findNode24(root, current = process) {
  const packaged = join(root, "node_modules", ".bin", "node");
  if (existsSync(packaged)) return packaged;
  if (isNewEnough(current)) return current.execPath;
  throw needsNode24(current);
}

/** Fails before the installation when it could not bring a Node 24 for this kind of machine. */
export function expectNode24(root, current = process) {
  const { optionalDependencies = {} } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const isPackaged = `node-${current.platform}-${current.arch}` in optionalDependencies;
  if (!isPackaged && !isNewEnough(current)) throw needsNode24(current);
}

/** The environment in which `node` and all tools are those of this repository. */
export function toolEnvironment(root, extra = {}) {
  const path = [join(root, "node_modules", ".bin"), process.env.PATH].join(delimiter);
  return { ...process.env, PATH: path, ...extra };
}

/** The program behind a name in node_modules/.bin, to be run by the Node that findNode24 found. */
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
