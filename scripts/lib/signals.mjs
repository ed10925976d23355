import { endProgress } from "./progress.mjs";
import { exitCodeOf, stopRunning } from "./run.mjs";

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];
// npm passes on a Ctrl-C that the terminal has already sent to everybody; within this time it is the same one.
const SAME_SIGNAL_MS = 500;

/** Calls back once per signal a person sent. Returns a function that stops listening. */
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

/** Until the returned function is called, a signal ends all tools under way, cleans up and leaves. */
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
