/** Positions of the primary's write-ahead log that are remembered: half a minute of samples. */
const MAX_SAMPLES = 60;

type Sample = { readonly at: number; readonly position: number };

/**
 * How old the data of a replica is, by positions in the write-ahead log: it is as new as the last position of the primary
 * that it has replayed. Unlike the time of the last replayed transaction, this is right on a primary without writes, on a
 * replica that is cut off, and with clocks that differ.
 */
export class ReplicaLag {
  #samples: readonly Sample[] = [];

  /** A position that the primary had reached at this time or later. */
  note(at: number, position: number): void {
    const last = this.#samples.at(-1);
    // After a fail-over the log may go on from an earlier position.
    const kept = last && position < last.position ? [] : this.#samples.slice(1 - MAX_SAMPLES);
    this.#samples = [...kept, { at, position }];
  }

  /**
   * Milliseconds, infinite for a replica that is older than every sample. While the primary is away nothing newer exists,
   * so the lag is counted from when it was last seen.
   */
  of(replayed: number, now: number, isPrimaryAway: boolean): number {
    const reference = isPrimaryAway ? this.#samples.at(-1)?.at : now;
    const known = this.#samples.findLast(({ position }) => position <= replayed);
    return known && reference !== undefined ? Math.max(0, reference - known.at) : Number.POSITIVE_INFINITY;
  }
}
