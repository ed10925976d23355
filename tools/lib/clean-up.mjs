const pending = [];

/** Registers a callback that runs before the process exits, however it exits. */
export function cleanUpLater(work) {
  pending.push(work);
}

/** Runs the registered callbacks, the latest first. */
export async function cleanUp() {
  for (let work = pending.pop(); work; work = pending.pop()) await work();
}
