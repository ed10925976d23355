/** Values that may be a while old. Concurrent reads of the same one do the work once; a failed one is not kept. */
export class TimedCache {
  readonly #entries = new Map<string, { readAt: number; value: Promise<unknown> }>();
  readonly #ttlMs: number;
  readonly #now: () => number;

  constructor(ttlMs: number, now: () => number) {
    this.#ttlMs = ttlMs;
    this.#now = now;
  }

  get<Value>(key: string, read: () => Promise<Value>): Promise<Value> {
    const known = this.#entries.get(key);
    if (known && this.#now() - known.readAt < this.#ttlMs) return known.value as Promise<Value>;
    const value = read();
    this.#entries.set(key, { readAt: this.#now(), value });
    value.catch(() => this.#entries.delete(key));
    return value;
  }
}
