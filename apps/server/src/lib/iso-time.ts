/** Epoch milliseconds as the API and files of an account write them. */
export function isoTime(time: number): string {
  return new Date(time).toISOString();
}
