const pending = [];

/** Remembers what must be undone before the process leaves, however it leaves. */
export function cleanUpLater(work) {
  pending.push(work);
}

/** Undoes everything remembered so far, the latest first. */
export async function cleanUp() {
  for (let work = pending.pop(); work; work = pending.pop()) await work();
}
