import { endProgress } from "./progress.mjs";
import { exitCodeOf, stopRunning } from "./run.mjs";

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];
// npm forwards a Ctrl-C that the terminal has already sent to the whole group; repeats within this time are ignored.
const SAME_SIGNAL_MS = 500;

/** Calls back once per signal that a person sent. Returns a function that removes the listeners. */
export function onSignal(listener) {
  let last = Number.NEGATIVE_INFINITY;
  const hear = (signal) => {
    const now = performance.now();
    const isEcho = now - last < SAME_SIGNAL_MS;
    last = now;
    if (!isEcho) listener(signal);
  };
  for (const signal of SIGNALS) process.on(signal, hear);
  return () => {
    for (const signal of SIGNALS) process.off(signal, hear);
  };
}

/** Until the returned function is called, a signal stops all running tools, cleans up and exits. */
export function leaveOnSignal(cleanUp = () => {}) {
  let isLeaving = false;
  return onSignal(async (signal) => {
    if (isLeaving) return;
    isLeaving = true;
    endProgress();
    process.stdout.write("Stopping…\n");
    await stopRunning();
    await cleanUp();
    process.exit(exitCodeOf(signal));
  });
}
