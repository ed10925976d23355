import { parseLines } from "@visita/domain/address-book/synced-person";
import type { VCardVersion } from "@visita/domain/card/vcard-convert";
import { foldedLines, unfoldedLines } from "@visita/domain/card/vcard-format";
import { parseTextLine } from "@visita/domain/import/vcard-parser";
import { readFilter } from "./address-filter.ts";
import {
  type Book,
  type BookName,
  behind,
  type ChangePlace,
  type Member,
  type WrittenMember,
} from "./book.ts";
import { openBook } from "./books.service.ts";
import { DavError } from "./dav-error.ts";
import { bookPath, type DavPlace, memberNamed, memberPath } from "./dav-path.ts";
import { type AskedProperties, askedOf, asksFor, propertyResponse, statusResponse } from "./multistatus.ts";
import { memberProperties } from "./properties.ts";
import { type Asking, tokenBase } from "./propfind.ts";
import { childNamed, childrenNamed, type XmlElement } from "./read-xml.ts";
import { readSyncToken, syncToken } from "./sync-token.ts";
import { element, xmlText } from "./write-xml.ts";

const NAMES_PER_PAGE = 100;

/** What a REPORT is about. */
type Report = {
  readonly asking: Asking;
  readonly bookName: BookName;
  readonly book: Book;
  readonly root: XmlElement;
  readonly asked: AskedProperties;
  pathOf(name: string): string;
};

/** What a REPORT is answered with, after its head was checked. Throws `DavError` before the first part. */
export async function report(
  asking: Asking,
  place: DavPlace,
  root: XmlElement,
): Promise<AsyncIterable<string>> {
  const write = REPORTS[root.name as keyof typeof REPORTS];
  if (place.kind !== "book" && place.kind !== "member") throw new DavError(403, "d:supported-report");
  if (!write) throw new DavError(403, "d:supported-report");
  const { userid } = asking.user;
  return write({
    ...{ asking, root, bookName: place.book, asked: askedOf(root) },
    book: openBook(asking.context, asking.user, place.book),
    pathOf: (name) => memberPath(userid, place.book, name),
  });
}

const REPORTS = {
  "c:addressbook-multiget": multiget,
  "c:addressbook-query": query,
  "d:sync-collection": syncCollection,
};

async function multiget(it: Report): Promise<AsyncIterable<string>> {
  const { asking, bookName, root } = it;
  const { publicUrl } = asking.context.config;
  const hrefs = childrenNamed(root, "d:href").map(({ text }) => text.trim());
  const asked = new Map(
    hrefs.map((href) => [href, memberNamed(href, asking.user.userid, bookName, publicUrl)]),
  );
  return answerHrefs(it, asked);
}

async function* answerHrefs(
  it: Report,
  asked: ReadonlyMap<string, string | undefined>,
): AsyncGenerator<string> {
  const unknown = [...asked].filter(([, name]) => name === undefined);
  yield unknown.map(([href]) => statusResponse(href, "404 Not Found")).join("");
  const names = [...new Set([...asked.values()].filter((name) => name !== undefined))];
  for (let at = 0; at < names.length; at += NAMES_PER_PAGE) {
    const page = names.slice(at, at + NAMES_PER_PAGE);
    const missing = new Set(page);
    for await (const written of describe(it, await it.book.find(page))) {
      for (const { name } of written) missing.delete(name);
      yield written.map(({ xml }) => xml).join("");
    }
    yield [...missing].map((name) => statusResponse(it.pathOf(name), "404 Not Found")).join("");
  }
}

async function query(it: Report): Promise<AsyncIterable<string>> {
  const limit = limitOf(it.root, "c:limit", "c:nresults");
  return answerQuery(it, limit);
}

async function* answerQuery(it: Report, limit: number): AsyncGenerator<string> {
  const matches = readFilter(childNamed(it.root, "c:filter"));
  let room = limit;
  for await (const members of it.book.list()) {
    const found = matches ? await whoMatch(it.book, members, matches) : members;
    const page = found.slice(0, room);
    for await (const written of describe(it, page)) yield written.map(({ xml }) => xml).join("");
    room -= page.length;
    if (page.length < found.length) {
      yield tooMany(it);
      return;
    }
  }
}

async function whoMatch(
  book: Book,
  members: readonly Member[],
  matches: NonNullable<ReturnType<typeof readFilter>>,
): Promise<Member[]> {
  const found = new Set<string>();
  for await (const written of book.write(members, "3.0")) {
    for (const { name, vcard } of written) {
      if (matches(parseLines(unfoldedLines(vcard)).card)) found.add(name);
    }
  }
  return members.filter(({ name }) => found.has(name));
}

/** What has changed since a token, and what went (RFC 6578). */
async function syncCollection(it: Report): Promise<AsyncIterable<string>> {
  const { asking, book, bookName, root } = it;
  const { context, user } = asking;
  const base = tokenBase(context, user.userid, bookName);
  const lastChange = await book.lastChange();
  const token = childNamed(root, "d:sync-token")?.text.trim() ?? "";
  const since = token === "" ? undefined : readSyncToken(token, { base, now: context.now(), lastChange });
  if (token !== "" && !since) throw new DavError(403, "d:valid-sync-token");
  const limit = limitOf(root, "d:limit", "d:nresults");
  const tokenAt = (place: ChangePlace) =>
    element("d:sync-token", xmlText(syncToken(base, place, context.now())));
  return answerChanges(it, { since, limit, lastChange, tokenAt });
}

type Changes = {
  /** Undefined for everything. */
  readonly since: ChangePlace | undefined;
  readonly limit: number;
  readonly lastChange: number;
  tokenAt(place: ChangePlace): string;
};

async function* answerChanges(
  it: Report,
  { since, limit, lastChange, tokenAt }: Changes,
): AsyncGenerator<string> {
  const { book, pathOf } = it;
  if (since) {
    for await (const names of book.listRemoved(since.change)) {
      yield names.map((name) => statusResponse(pathOf(name), "404 Not Found")).join("");
    }
  }
  let room = limit;
  let last = since;
  for await (const members of book.list(since)) {
    const page = members.slice(0, room);
    for await (const written of describe(it, page)) yield written.map(({ xml }) => xml).join("");
    room -= page.length;
    last = page.at(-1)?.place ?? last;
    if (last && page.length < members.length) {
      yield tooMany(it);
      yield tokenAt(last);
      return;
    }
  }
  // Read before the list: what has changed meanwhile is told once more.
  yield tokenAt(behind(lastChange));
}

function tooMany({ asking, bookName }: Report): string {
  const path = bookPath(asking.user.userid, bookName);
  return statusResponse(path, "507 Insufficient Storage", "d:number-of-matches-within-limits");
}

/** Infinite where none is said. */
function limitOf(root: XmlElement, name: string, count: string): number {
  const text = childNamed(childNamed(root, name), count)?.text.trim() ?? "";
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : Number.POSITIVE_INFINITY;
}

/** The response of each member, with its vCard where that is asked for. */
async function* describe(
  { book, asked, root, pathOf }: Report,
  members: readonly Member[],
): AsyncGenerator<{ name: string; xml: string }[]> {
  const respond = (member: Pick<Member, "name" | "etag">, vcard?: string) => ({
    name: member.name,
    xml: propertyResponse(pathOf(member.name), asked, memberProperties(member, vcard)),
  });
  if (!asksFor(asked, "c:address-data")) {
    yield members.map((member) => respond(member));
    return;
  }
  const data = childNamed(childNamed(root, "d:prop"), "c:address-data");
  const version: VCardVersion = data?.attributes.get("version") === "4.0" ? "4.0" : "3.0";
  const only = namesOf(data);
  for await (const written of book.write(members, version)) {
    yield written.map((member) => respond(member, only ? onlyProperties(member, only) : member.vcard));
  }
}

/** The properties that are asked for; undefined for all. */
function namesOf(data: XmlElement | undefined): ReadonlySet<string> | undefined {
  const props = data ? childrenNamed(data, "c:prop") : [];
  if (props.length === 0) return undefined;
  const names = props.map(({ attributes }) => attributes.get("name")?.toUpperCase() ?? "");
  return new Set([...names, "BEGIN", "VERSION", "END"]);
}

function onlyProperties({ vcard }: WrittenMember, names: ReadonlySet<string>): string {
  return foldedLines(unfoldedLines(vcard).filter((line) => names.has(parseTextLine(line)?.name ?? "")));
}
