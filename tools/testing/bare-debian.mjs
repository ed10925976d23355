import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, realpathSync, statSync, symlinkSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { isProgram } from "../lib/programs.mjs";

/** Of the smallest Debian: a shell, the commands that every system has, and the C and C++ libraries. */
const PACKAGES = [
  ...["dash", "coreutils", "sed", "libc6", "libc-bin", "libgcc-s1", "libstdc++6"],
  ...["libacl1", "libattr1", "libgmp10", "libselinux1", "libpcre2-8-0"],
];
const SEPARATE = ["--net", "--mount"];
const PREPARE = "(ip link set lo up || ifconfig lo up)";
const FOLDERS = ["bin", "lib", "lib64", "sbin"];
const TEXTS = /^\/usr\/share\/(doc|man|locale|info|lintian)\//;

/** Root can make one where this is a Debian itself and networks can be separated. */
export function canMakeBareDebian() {
  return (
    process.getuid?.() === 0 &&
    ["/usr/sbin/chroot", "/usr/bin/dpkg-query", "/usr/bin/unshare"].every(isProgram) &&
    succeeds("unshare", [...SEPARATE, "sh", "-c", PREPARE]) &&
    succeeds("dpkg-query", ["--status", ...PACKAGES])
  );
}

/** Copies the packages from this system, so that none has to be fetched. */
export function makeBareDebian(root) {
  for (const folder of FOLDERS) {
    mkdirSync(join(root, "usr", folder), { recursive: true });
    symlinkSync(`usr/${folder}`, join(root, folder));
  }
  for (const folder of ["opt", "tmp", "proc", "dev"]) mkdirSync(join(root, folder));
  const files = execFileSync("dpkg-query", ["--listfiles", ...PACKAGES], { encoding: "utf8" }).split("\n");
  for (const file of files) {
    if (!file || TEXTS.test(file) || !existsSync(file) || statSync(file).isDirectory()) continue;
    const target = join(root, realpathSync(dirname(file)), basename(file));
    cpSync(file, target, { verbatimSymlinks: true });
  }
  if (!existsSync(join(root, "bin/sh"))) symlinkSync("dash", join(root, "usr/bin/sh"));
}

/** Runs a script inside, with devices and with a network that has nothing but itself. */
export function bareDebianCommand(root, script) {
  const inside = `${PREPARE} && mount --rbind /dev "$0/dev" && exec chroot "$0" /bin/sh -c "$1"`;
  return ["unshare", [...SEPARATE, "sh", "-c", inside, root, script]];
}

function succeeds(program, args) {
  try {
    execFileSync(program, args, { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}
