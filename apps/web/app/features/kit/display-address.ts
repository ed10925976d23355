/** A URL as people read it: without the protocol. */
export function displayAddress(url: string): string {
  return url.replace(/^https?:\/\//, "");
}
