const PREFIX = "visita-";

/** Pages, QR codes and contact files of cards. The number is the version of the cache format. */
export const CARD_CACHE = `${PREFIX}cards-1`;

/** Immutable files that they need. */
export const FILE_CACHE = `${PREFIX}files-1`;

export async function deleteOtherCaches(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== CARD_CACHE && name !== FILE_CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

export async function findSaved(cacheName: string, path: string): Promise<Response | undefined> {
  const cache = await caches.open(cacheName);
  return cache.match(path, { ignoreVary: true });
}

/** The body is already decoded, so the headers of its encoding are removed. */
export function copyOf(
  response: Response,
  body: BodyInit | null,
  more: Record<string, string> = {},
): Response {
  const headers = new Headers(response.headers);
  for (const name of ["content-encoding", "content-length", "vary"]) headers.delete(name);
  for (const [name, value] of Object.entries(more)) headers.set(name, value);
  return new Response(body, { status: response.status, headers });
}
