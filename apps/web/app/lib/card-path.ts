/** The path of the public card; encoded, because a username may hold more than ASCII. */
export function cardPath(username: string): string {
  return `/c/${encodeURIComponent(username)}`;
}
