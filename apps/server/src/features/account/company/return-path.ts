/** Any base does: it only has to be another origin than whatever a hostile path leads to. */
const HERE = "http://here.invalid";
/** To these nobody returns: they are no pages, or begin another sign-in. */
const NO_PAGE = /^\/(api|auth)(\/|$)/;

/** The path as it may be stored and redirected to, if it is one of our pages. */
export function readReturnPath(path: unknown): string | null {
  if (typeof path !== "string" || !path.startsWith("/")) return null;
  const url = URL.parse(path, HERE);
  if (url?.origin !== HERE || NO_PAGE.test(url.pathname)) return null;
  return url.pathname + url.search + url.hash;
}
