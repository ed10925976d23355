import { cleanUp } from "./clean-up.mjs";
import { showError } from "./plain-error.mjs";
import { leaveOnSignal } from "./signals.mjs";

/**
 * Does the work of a command, cleans up and exits: with the code that the work returns, or with 1 if it fails. A signal
 * cleans up and exits too, until the work calls the function that it is given.
 */
export async function runCommand(work) {
  const stayOnSignal = leaveOnSignal(cleanUp);
  let exitCode = 1;
  try {
    exitCode = (await work(stayOnSignal)) ?? 0;
  } catch (error) {
    showError(error);
  } finally {
    await cleanUp();
  }
  process.exit(exitCode);
}
