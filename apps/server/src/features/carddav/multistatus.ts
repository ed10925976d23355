import { DavError } from "./dav-error.ts";
import type { XmlElement } from "./read-xml.ts";
import { documentEnd, documentStart, element, xmlText } from "./write-xml.ts";

/** XML by the property's name. */
export type Properties = ReadonlyMap<string, string>;

/** Which properties a request asks for. */
export type AskedProperties =
  | { readonly kind: "named"; readonly names: readonly string[] }
  | { readonly kind: "all" }
  | { readonly kind: "names" };

/** Each of them is answered for each member of a book, known or not. */
const MAX_ASKED = 60;
const ASKED_NAME_MAX_CHARS = 200;

/** Of a PROPFIND's or a REPORT's root element. */
export function askedOf(root: XmlElement | undefined): AskedProperties {
  if (!root || root.children.some(({ name }) => name === "d:allprop")) return { kind: "all" };
  if (root.children.some(({ name }) => name === "d:propname")) return { kind: "names" };
  const prop = root.children.find(({ name }) => name === "d:prop");
  if (!prop) return { kind: "all" };
  const names = [...new Set(prop.children.map(({ name }) => name))];
  if (names.length > MAX_ASKED || names.some((name) => name.length > ASKED_NAME_MAX_CHARS)) {
    throw new DavError(403);
  }
  return { kind: "named", names };
}

export function asksFor(asked: AskedProperties, name: string): boolean {
  return asked.kind === "named" && asked.names.includes(name);
}

/** What one address has of the properties that were asked for. */
export function propertyResponse(href: string, asked: AskedProperties, properties: Properties): string {
  const names = asked.kind === "named" ? asked.names : [...properties.keys()];
  const found = names.flatMap((name) => {
    const value = properties.get(name);
    return value === undefined ? [] : element(name, asked.kind === "names" ? "" : value);
  });
  const missing = names.filter((name) => !properties.has(name)).map((name) => element(name));
  return element(
    "d:response",
    hrefElement(href) + propstat(found, "200 OK") + propstat(missing, "404 Not Found"),
  );
}

function propstat(properties: readonly string[], status: string): string {
  if (properties.length === 0) return "";
  return element("d:propstat", element("d:prop", properties.join("")) + statusElement(status));
}

export function statusResponse(href: string, status: string, condition = ""): string {
  const error = condition && element("d:error", element(condition));
  return element("d:response", hrefElement(href) + statusElement(status) + error);
}

export function hrefElement(href: string): string {
  return element("d:href", xmlText(href));
}

function statusElement(status: string): string {
  return element("d:status", `HTTP/1.1 ${status}`);
}

/** Piece by piece, as its parts are made. */
export async function* multistatus(parts: AsyncIterable<string>): AsyncGenerator<string> {
  yield documentStart("d:multistatus");
  yield* parts;
  yield documentEnd("d:multistatus");
}
