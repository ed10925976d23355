import { execFileSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, readdirSync, rmSync, statSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Above what the product wants free before it calls itself ready, so that it is ready until the disk is filled. */
const DISK_MB = 240;
const CHUNK_BYTES = 1024 * 1024;

export type SmallDisk = {
  readonly folder: string;
  /** How its space is taken away. */
  readonly way: string;
  /** From now on the process with this id can write no more. */
  fill(pid: number): void;
  empty(pid: number): void;
  remove(): void;
};

/** A small disk of its own where that is allowed; elsewhere, a limit on the size of the product's files. */
export function newSmallDisk(): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), "visita-disk-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${DISK_MB}m`, "tmpfs", folder], { stdio: "ignore" });
  } catch {
    return limitedFiles(folder);
  }
  const ballast = join(folder, "ballast");
  const remove = () => {
    process.off("exit", remove);
    // Lazily, because a product that is just being killed may still hold files open.
    execFileSync("umount", ["--lazy", folder]);
    rmSync(folder, { recursive: true });
  };
  process.once("exit", remove);
  return {
    folder,
    way: "full tmpfs",
    fill: () => writeUntilFull(ballast),
    empty: () => rmSync(ballast),
    remove,
  };
}

function limitedFiles(folder: string): SmallDisk {
  const limit = (pid: number, bytes: number | "unlimited") =>
    execFileSync("prlimit", ["--pid", String(pid), `--fsize=${bytes}:unlimited`]);
  return {
    folder,
    way: "file size limit",
    fill: (pid) => limit(pid, Math.max(...sizesIn(folder))),
    empty: (pid) => limit(pid, "unlimited"),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

function sizesIn(folder: string): number[] {
  return readdirSync(folder).map((name) => statSync(join(folder, name)).size);
}

/** To the last byte: smaller and smaller pieces until not even one fits. */
function writeUntilFull(file: string): void {
  const descriptor = openSync(file, "w");
  try {
    for (let size = CHUNK_BYTES; size >= 1; ) {
      try {
        writeSync(descriptor, Buffer.alloc(size));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
        size = Math.floor(size / 2);
      }
    }
  } finally {
    closeSync(descriptor);
  }
}
