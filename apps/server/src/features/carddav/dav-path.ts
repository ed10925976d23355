import { BOOK_NAMES, type BookName } from "./book.ts";

export const DAV_ROOT = "/dav/";
const NAME_MAX_CHARS = 255;

/** What an address below `/dav/` names. A home is also the principal of its account. */
export type DavPlace =
  | { readonly kind: "root" }
  | { readonly kind: "home"; readonly userid: string }
  | { readonly kind: "book"; readonly userid: string; readonly book: BookName }
  | { readonly kind: "member"; readonly userid: string; readonly book: BookName; readonly name: string };

/** Undefined for an address that names nothing. */
export function readDavPath(url: string): DavPlace | undefined {
  const parts = partsOf(url);
  if (!parts) return undefined;
  const [userid = "", book = "", name = "", ...more] = parts;
  if (more.length > 0) return undefined;
  if (userid === "") return book === "" ? { kind: "root" } : undefined;
  if (book === "") return name === "" ? { kind: "home", userid } : undefined;
  if (!isBookName(book)) return undefined;
  return name === "" ? { kind: "book", userid, book } : { kind: "member", userid, book, name };
}

/** A slash at the end may be missing. */
function partsOf(url: string): string[] | undefined {
  const path = url.replace(/[?#].*$/s, "");
  if (path !== "/dav" && !path.startsWith(DAV_ROOT)) return undefined;
  try {
    const parts = path.slice(DAV_ROOT.length).split("/").map(decodeURIComponent);
    if (parts.length > 1 && parts.at(-1) === "") parts.pop();
    return parts.every(isName) ? parts : undefined;
  } catch {
    return undefined;
  }
}

function isName(part: string): boolean {
  return part.length <= NAME_MAX_CHARS && part.isWellFormed() && !/[/\p{Cc}]/u.test(part);
}

function isBookName(text: string): text is BookName {
  return BOOK_NAMES.some((name) => name === text);
}

export function homePath(userid: string): string {
  return `${DAV_ROOT}${encodeURIComponent(userid)}/`;
}

export function bookPath(userid: string, book: BookName): string {
  return `${homePath(userid)}${book}/`;
}

export function memberPath(userid: string, book: BookName, name: string): string {
  return bookPath(userid, book) + encodeURIComponent(name);
}

/** The name that an address in a request's body gives a member of this book. */
export function memberNamed(
  href: string,
  userid: string,
  book: BookName,
  publicUrl: string,
): string | undefined {
  if (!URL.canParse(href.trim(), publicUrl)) return undefined;
  const place = readDavPath(new URL(href.trim(), publicUrl).pathname);
  return place?.kind === "member" && place.userid === userid && place.book === book ? place.name : undefined;
}
