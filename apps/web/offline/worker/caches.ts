const PREFIX = "visita-";

/** The number is that of the form in which things are kept. Pages, QR codes and contact files of cards. */
export const CARD_CACHE = `${PREFIX}cards-1`;

/** What they need and what never changes. */
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

/** The body has been unpacked on its way, so what describes it as packed must not stay. */
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
