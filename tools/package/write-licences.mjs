import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isWorkspace, packageClosure } from "./package-closure.mjs";

const LICENCE_FILE = /^(licen[cs]e|copying|notice|third-party)/i;
const WORKSPACES = ["apps/server", "apps/web", "packages/domain"];

/** The licence texts of everything inside: of packages that are bundled too, of Node and of the fonts. */
export function writeLicences({ root, modules, cpu, to }) {
  mkdirSync(to, { recursive: true });
  const names = new Set(WORKSPACES.flatMap((workspace) => productionPackages(join(root, workspace))));
  const packages = packageClosure(modules, [...names]).filter((each) => !isWorkspace(each, root));
  const lines = packages.map(({ folder, manifest }) => {
    const file = `${manifest.name.replace("/", "__")}-${manifest.version}.txt`;
    writeFileSync(join(to, file), licenceText(folder, manifest));
    return `${manifest.name} ${manifest.version}: ${licenceName(manifest)}, ${file}`;
  });
  cpSync(join(modules, `node-linux-${cpu}`, "LICENSE"), join(to, "node.txt"));
  const fonts = join(root, "apps/server/assets/fonts");
  const fontFiles = readdirSync(fonts).filter((file) => LICENCE_FILE.test(file));
  for (const file of fontFiles) cpSync(join(fonts, file), join(to, file));
  const index = [
    "Node: MIT and others, node.txt",
    ...fontFiles.map((file) => `Fonts: SIL OFL, ${file}`),
    ...lines,
  ];
  writeFileSync(join(to, "README.txt"), `${index.join("\n")}\n`);
}

function productionPackages(workspace) {
  const { dependencies = {} } = JSON.parse(readFileSync(join(workspace, "package.json"), "utf8"));
  return Object.keys(dependencies).filter((name) => !name.startsWith("@visita/"));
}

/** The texts that come with a package; one without any is named with what it says of itself. */
function licenceText(folder, manifest) {
  const texts = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && LICENCE_FILE.test(entry.name))
    .map((entry) => readFileSync(join(folder, entry.name), "utf8").trim());
  if (texts.length > 0) return `${texts.join("\n\n---\n\n")}\n`;
  const author = typeof manifest.author === "object" ? manifest.author.name : manifest.author;
  const of = author ? `, by ${author}` : "";
  return `${manifest.name} ${manifest.version}${of}\nLicence: ${licenceName(manifest)}\n`;
}

function licenceName({ license, licenses }) {
  if (typeof license === "string") return license;
  return license?.type ?? licenses?.map(({ type }) => type).join(" or ") ?? "see its text";
}
