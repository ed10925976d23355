import type { CurrentUser } from "@visita/domain/account/session.contract";
import { addressBooks } from "@visita/domain/owner-messages/address-books";
import type { AppContext } from "../../core/app-context.ts";
import { BOOK_NAMES, type Book, type BookName, behind } from "./book.ts";
import { openBook } from "./books.service.ts";
import { DavError } from "./dav-error.ts";
import { bookPath, DAV_ROOT, type DavPlace, homePath, memberPath } from "./dav-path.ts";
import { type AskedProperties, propertyResponse } from "./multistatus.ts";
import { bookProperties, homeProperties, memberProperties, rootProperties } from "./properties.ts";
import { syncToken } from "./sync-token.ts";

/** The one who asks, and what they see. */
export type Asking = { readonly context: AppContext; readonly user: CurrentUser };

/** What a PROPFIND is answered with, after its head was checked. Throws `DavError` before the first part. */
export async function findProperties(
  asking: Asking,
  place: DavPlace,
  { asked, depth }: { readonly asked: AskedProperties; readonly depth: 0 | 1 },
): Promise<AsyncIterable<string>> {
  const { user, context } = asking;
  const { userid } = user;
  if (place.kind === "root") return parts([propertyResponse(DAV_ROOT, asked, rootProperties(userid))]);
  if (place.kind === "home") {
    const own = propertyResponse(homePath(userid), asked, homeProperties(userid, user.email));
    const books = depth === 0 ? [] : BOOK_NAMES;
    return parts([own, ...(await Promise.all(books.map((book) => describeBook(asking, book, asked))))]);
  }
  const book = openBook(context, user, place.book);
  if (place.kind === "member") {
    const [member] = await book.find([place.name]);
    if (!member) throw new DavError(404);
    return parts([
      propertyResponse(memberPath(userid, place.book, place.name), asked, memberProperties(member)),
    ]);
  }
  const own = await describeBook(asking, place.book, asked, book);
  return depth === 0
    ? parts([own])
    : withMembers(own, book, (name) => memberPath(userid, place.book, name), asked);
}

async function* parts(texts: readonly string[]): AsyncGenerator<string> {
  yield* texts;
}

async function* withMembers(
  own: string,
  book: Book,
  pathOf: (name: string) => string,
  asked: AskedProperties,
): AsyncGenerator<string> {
  yield own;
  for await (const members of book.list()) {
    yield members
      .map((member) => propertyResponse(pathOf(member.name), asked, memberProperties(member)))
      .join("");
  }
}

async function describeBook(
  { context, user }: Asking,
  name: BookName,
  asked: AskedProperties,
  book: Book = openBook(context, user, name),
): Promise<string> {
  const { userid, language = "en" } = user;
  const t = await addressBooks.load(language);
  const lastChange = await book.lastChange();
  const properties = bookProperties({
    ...{ userid, book: name, lastChange, title: t(name), isReadOnly: book.isReadOnly },
    syncToken: syncToken(tokenBase(context, userid, name), behind(lastChange), context.now()),
  });
  return propertyResponse(bookPath(userid, name), asked, properties);
}

/** With the address of the installation and the account, so that no other's token is taken for ours. */
export function tokenBase({ config }: AppContext, userid: string, book: BookName): string {
  return `${config.publicUrl}${bookPath(userid, book)}sync/`;
}
