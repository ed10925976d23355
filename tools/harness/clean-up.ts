/** To be undone at the end, the latest first. */
export type Later = (end: () => unknown) => void;

/** Runs `use` and then what it handed to `later`, on failure too. */
export async function withCleanUp<T>(use: (later: Later) => Promise<T>): Promise<T> {
  const ends: (() => unknown)[] = [];
  try {
    return await use((end) => void ends.push(end));
  } finally {
    for (const end of ends.reverse()) await end();
  }
}
