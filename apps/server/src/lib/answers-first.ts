import { readdirSync, readFileSync } from "node:fs";
import { setPriority } from "node:os";

const THREADS = "/proc/self/task";
/** Of 19: where both want the same core, nine parts of ten go to the other. */
const STEPS_BACK = 10;

/**
 * Passwords are hashed and pictures drawn in threads beside the one that answers. Where there are fewer cores than work,
 * these threads step back, so that a storm of sign-ins does not make readers wait. Linux alone ranks single threads;
 * elsewhere all stay as they are. To be called once the threads are there, which the first file that is read sees to.
 */
export function letAnswersGoFirst(): void {
  if (process.platform !== "linux") return;
  for (const thread of readdirSync(THREADS)) {
    if (nameOf(thread) === "libuv-worker") setPriority(Number(thread), STEPS_BACK);
  }
}

/** A thread may have ended since it was listed. */
function nameOf(thread: string): string | undefined {
  try {
    return readFileSync(`${THREADS}/${thread}/comm`, "utf8").trim();
  } catch {
    return undefined;
  }
}
