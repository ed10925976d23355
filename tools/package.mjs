/** `npm run package`: writes dist/visita-{version}-linux-{cpu}.tar.gz. With `-- --cpu arm64` for another processor. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { writeAsAscii } from "./ascii-code.mjs";
import { cleanUpLater } from "./lib/clean-up.mjs";
import { runCommand } from "./lib/command.mjs";
import { findNode24, toolEnvironment, toolPath } from "./lib/node24.mjs";
import { PlainError } from "./lib/plain-error.mjs";
import { prepare } from "./lib/prepare.mjs";
import { createProgress } from "./lib/progress.mjs";
import { root } from "./lib/root.mjs";
import { run } from "./lib/run.mjs";
import { verifyNode } from "./lib/verify-node.mjs";
import { stagePackage } from "./package/stage-package.mjs";

const CPUS = ["x64", "arm64"];
const BUILD_TIMEOUT_SECONDS = 30 * 60;

async function makePackage(cpu) {
  if (process.platform !== "linux") throw new PlainError("The package is for Linux and is made there.");
  if (!CPUS.includes(cpu))
    throw new PlainError(`There is no package for ${cpu}, only for ${CPUS.join(" and ")}.`);
  await prepare(root);
  const step = createProgress();
  const folder = mkdtempSync(join(tmpdir(), "visita-package-"));
  cleanUpLater(() => rmSync(folder, { recursive: true, force: true }));
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const name = `visita-${version}-linux-${cpu}`;
  const archive = join(root, "dist", `${name}.tar.gz`);
  await step(`Packing ${name}`, `Packed ${name}`, async () => {
    await buildCommands();
    const modules = cpu === process.arch ? join(root, "node_modules") : await installFor(cpu, folder);
    verifyNode(dirname(modules));
    await stagePackage({ root, modules, cpu, version, to: join(folder, name) });
    mkdirSync(join(root, "dist"), { recursive: true });
    await pack(folder, name, archive);
  });
  console.log(`${archive}, ${(statSync(archive).size / 1e6).toFixed(0)} MB`);
}

async function buildCommands() {
  await expectSuccess(
    run(findNode24(root), [toolPath(root, "vite"), "build", "--config", "vite.cli.config.ts"], {
      cwd: join(root, "apps", "server"),
      env: toolEnvironment(root, { NODE_ENV: "production" }),
      seconds: BUILD_TIMEOUT_SECONDS,
    }),
    "The commands could not be built",
  );
  await writeAsAscii(join(root, "apps", "server", "build-cli"));
}

/** The packages of the lock file for another processor, beside those of this one. */
async function installFor(cpu, folder) {
  const tree = join(folder, "tree");
  mkdirSync(tree);
  const files = [
    "package.json",
    "package-lock.json",
    ".npmrc",
    ...["server", "web"].map((app) => `apps/${app}/package.json`),
  ];
  for (const file of [...files, "packages/domain/package.json"]) {
    await expectSuccess(
      run("install", ["-D", join(root, file), join(tree, file)]),
      `${file} could not be copied`,
    );
  }
  const options = ["--omit=dev", "--ignore-scripts", "--os=linux", `--cpu=${cpu}`, "--libc=glibc", "--force"];
  await expectSuccess(
    run("npm", ["ci", ...options], { cwd: tree, seconds: BUILD_TIMEOUT_SECONDS }),
    `The packages for ${cpu} could not be installed`,
  );
  return join(tree, "node_modules");
}

/** The same files make the same bytes, whenever and by whomever. */
async function pack(folder, name, archive) {
  const reproducible = [
    "--sort=name",
    "--mtime=2026-01-01 00:00Z",
    "--owner=0",
    "--group=0",
    "--numeric-owner",
  ];
  await expectSuccess(
    run("tar", [...reproducible, "--use-compress-program=gzip -n", "-cf", archive, "-C", folder, name]),
    "The archive could not be written",
  );
}

async function expectSuccess(running, failure) {
  const { code, output } = await running;
  if (code !== 0) throw new PlainError(`${failure}, for the reason above.`, output);
}

await runCommand(() => {
  const { values } = parseArgs({ options: { cpu: { type: "string", default: process.arch } } });
  return makePackage(values.cpu);
});
