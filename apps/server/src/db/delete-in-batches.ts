/** Rows per statement. One long delete would keep SQLite's only writer busy, and hold its locks on PostgreSQL. */
export const DELETE_BATCH_SIZE = 500;

/** Repeats a delete of at most `limit` rows, which returns how many it deleted, until nothing is left. */
export async function deleteInBatches(deleteBatch: (limit: number) => Promise<number>): Promise<void> {
  let deleted = DELETE_BATCH_SIZE;
  while (deleted >= DELETE_BATCH_SIZE) deleted = await deleteBatch(DELETE_BATCH_SIZE);
}
