/** The address of a link on no card in particular. */
export function teamLinkPath(slug: string): string {
  return `/c/…/${slug}`;
}
