import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { PlainError } from "./plain-error.mjs";

const POLL_MS = 250;
const TIMEOUT_MS = 60 * 60_000;

/** Runs work while holding a lock file, so that two starts in one folder do not install or build at the same time. */
export async function withLock(file, onWait, work) {
  mkdirSync(dirname(file), { recursive: true });
  const deadline = Date.now() + TIMEOUT_MS;
  for (let round = 0; !take(file); round++) {
    if (round === 0) onWait();
    if (Date.now() > deadline)
      throw new PlainError(`Another start has held ${file} for too long. Delete that file.`);
    await wait(POLL_MS);
  }
  const release = () => rmSync(file, { force: true });
  process.once("exit", release);
  try {
    return await work();
  } finally {
    process.off("exit", release);
    release();
  }
}

export function isLocked(file) {
  const holder = readHolder(file);
  return holder !== undefined && isAlive(holder);
}

function take(file) {
  const own = `${file}.${process.pid}`;
  const holder = readHolder(file);
  if (holder !== undefined && isAlive(holder)) return false;
  if (holder !== undefined) removeAbandoned(file, holder, own);
  try {
    // A hard link to a complete file, so that nobody sees a lock without its holder.
    writeFileSync(own, String(process.pid));
    linkSync(own, file);
    return true;
  } catch (error) {
    if (error.code === "EEXIST") return false;
    throw error;
  } finally {
    rmSync(own, { force: true });
  }
}

/** Two processes may find the same stale lock; the slower one may take the other's new lock and has to put it back. */
function removeAbandoned(file, holder, own) {
  const aside = `${own}.abandoned`;
  try {
    renameSync(file, aside);
    if (readHolder(aside) !== holder) linkSync(aside, file);
  } catch (error) {
    if (error.code !== "ENOENT" && error.code !== "EEXIST") throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

function readHolder(file) {
  try {
    return Number(readFileSync(file, "utf8"));
  } catch (error) {
    if (error.code === "ENOENT") return undefined;
    throw error;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}
