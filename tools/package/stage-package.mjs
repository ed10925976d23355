import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { environment, nodeOptions } from "../lib/server-process.mjs";
import { packageClosure } from "./package-closure.mjs";
import { visitaCommand } from "./visita-command.mjs";
import { writeLicences } from "./write-licences.mjs";

const DEPLOY_FILES = [
  "Caddyfile",
  "Caddyfile.two-instances",
  "nginx.two-instances.conf",
  "visita.service",
  "visita-instance.conf",
  "visita-dump.service",
  "visita-dump.timer",
  "visita.env.example",
  "grafana-dashboard.json",
  "prometheus.yml",
  "prometheus-alerts.yml",
];

/** Lays out the package as it is unpacked. */
export async function stagePackage({ root, modules, cpu, version, to }) {
  const copy = (from, target, options = {}) =>
    cpSync(from, join(to, target), { recursive: true, ...options });
  const ofBuild = { filter: (path) => !path.endsWith(".map") && basename(path) !== "fingerprint" };
  mkdirSync(to, { recursive: true });
  copy(join(root, "apps/server/build"), "apps/server/build", ofBuild);
  copy(join(root, "apps/server/build-cli"), "apps/server/build-cli", ofBuild);
  copy(join(root, "apps/server/assets"), "apps/server/assets");
  copy(join(root, "apps/server/package.json"), "apps/server/package.json");
  copy(join(root, "apps/web/build"), "apps/web/build", ofBuild);
  writeFileSync(join(to, "package.json"), `${JSON.stringify({ name: "visita", version, type: "module" })}\n`);

  // It runs on every glibc of the last years; another C library has packages of its own, which are left out.
  const external = JSON.parse(readFileSync(join(root, "apps/server/external-packages.json"), "utf8"));
  for (const { name, folder } of packageClosure(modules, external)) {
    if (isForAnotherSystem(name)) continue;
    copy(folder, join("node_modules", name), { dereference: true });
  }
  const nodePackage = join(modules, `node-linux-${cpu}`);
  if (!existsSync(join(nodePackage, "bin/node")))
    throw new Error(`There is no Node for ${cpu} in ${modules}.`);
  copy(join(nodePackage, "bin/node"), "node/bin/node");

  const commands = readdirSync(join(to, "apps/server/build-cli"))
    .filter((file) => /^[a-z]+\.js$/.test(file))
    .map((file) => file.replace(/\.js$/, ""));
  mkdirSync(join(to, "bin"));
  writeFileSync(join(to, "bin/visita"), visitaCommand({ cpu, version, commands, environment, nodeOptions }));
  for (const program of ["bin/visita", "node/bin/node"]) chmodSync(join(to, program), 0o755);

  for (const file of DEPLOY_FILES) copy(join(root, "deploy", file), join("deploy", file));
  for (const inside of ["README.md", "CONTRIBUTING.md", "docs"]) copy(join(root, inside), inside);
  copy(join(root, "LICENSE"), "LICENSE");
  writeLicences({ root, modules, cpu, to: join(to, "licences") });
}

/** Native parts are packages of their own, by system. */
function isForAnotherSystem(name) {
  return /^@img\/sharp-(libvips-)?(linuxmusl|darwin|win32|wasm)/.test(name);
}
