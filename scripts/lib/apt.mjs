import { existsSync } from "node:fs";
import { isProgram } from "./programs.mjs";
import { run } from "./run.mjs";

const APT = "/usr/bin/apt-get";
const LIMIT_SECONDS = 300;

/** Installs a Debian package when that is possible here: on Debian or its kin, as root. */
export async function installDebianPackage(name, step) {
  if (process.getuid?.() !== 0 || !existsSync("/etc/debian_version") || !isProgram(APT)) return false;
  const apt = (...args) =>
    run(APT, args, { env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" }, seconds: LIMIT_SECONDS });
  return step(`Installing the Debian package ${name}`, `Tried the Debian package ${name}`, async () => {
    await apt("update", "-q");
    const { code } = await apt("install", "-y", "-q", "--no-install-recommends", name);
    return code === 0;
  });
}
