import { existsSync } from "node:fs";
import { isProgram } from "./programs.mjs";
import { run } from "./run.mjs";

const APT = "/usr/bin/apt-get";
/** Another program may be installing something, and mirrors fail now and then. */
const PATIENT = ["-o", "DPkg::Lock::Timeout=300", "-o", "Acquire::Retries=3"];
const TIMEOUT_SECONDS = 30 * 60;

/** Installs a Debian package if this is a Debian-based system and we are root. */
export async function installDebianPackage(name, step) {
  if (process.getuid?.() !== 0 || !existsSync("/etc/debian_version") || !isProgram(APT)) return false;
  const apt = (...args) =>
    run(APT, [...PATIENT, ...args], {
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
      seconds: TIMEOUT_SECONDS,
    });
  return step(`Installing the Debian package ${name}`, `Tried the Debian package ${name}`, async () => {
    await apt("update", "-q");
    const { code } = await apt("install", "-y", "-q", "--no-install-recommends", name);
    return code === 0;
  });
}
