/** The browser asks for a page already while it wakes the worker; that answer is taken where there is one. */
export async function fromNetwork(event: FetchEvent): Promise<Response> {
  const preloaded: Response | undefined = await event.preloadResponse;
  return preloaded ?? fetch(event.request);
}
