/** Where visitors find a card. */
export function cardPath(username: string): string {
  return `/c/${encodeURIComponent(username)}`;
}
