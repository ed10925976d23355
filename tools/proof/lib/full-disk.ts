import { execFileSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, readdirSync, rmSync, statSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** More than the free space that /readyz requires, so that the product is ready until the disk is filled. */
const DISK_MB = 240;
const CHUNK_BYTES = 1024 * 1024;

export type SmallDisk = {
  readonly folder: string;
  /** How the space is limited. */
  readonly method: string;
  /** From now on the process cannot write. */
  fill(pid: number): void;
  empty(pid: number): void;
  remove(): void;
};

/** A tmpfs of its own where mounting is allowed; elsewhere a limit on the size of the product's files. */
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
    // Lazy, because a product that is being killed may still hold files open.
    execFileSync("umount", ["--lazy", folder]);
    rmSync(folder, { recursive: true });
  };
  process.once("exit", remove);
  return {
    folder,
    method: "full tmpfs",
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
    method: "file size limit",
    fill: (pid) => limit(pid, Math.max(...sizesIn(folder))),
    empty: (pid) => limit(pid, "unlimited"),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

function sizesIn(folder: string): number[] {
  return readdirSync(folder).map((name) => statSync(join(folder, name)).size);
}

/** Fills the disk to the last byte by halving the size of the writes. */
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
