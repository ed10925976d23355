/** Works on all items, so many at a time, in their order. */
export async function severalAtOnce<T>(
  count: number,
  items: readonly T[],
  work: (item: T) => Promise<void>,
): Promise<void> {
  const left = items.values();
  const worker = async () => {
    for (const item of left) await work(item);
  };
  await Promise.all(Array.from({ length: count }, worker));
}
