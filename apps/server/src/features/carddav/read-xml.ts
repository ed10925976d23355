import { setImmediate as nextTurn } from "node:timers/promises";
import { SaxesParser } from "saxes";

/** An element by its namespace's prefix, as in "d:prop"; one of another namespace is "{namespace}name". */
export type XmlElement = {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlElement[];
  readonly text: string;
};

/** Namespaces of what we know, with the prefixes under which they are read and written. */
export const NAMESPACES = {
  d: "DAV:",
  c: "urn:ietf:params:xml:ns:carddav",
  s: "http://calendarserver.org/ns/",
} as const;
const PREFIXES: ReadonlyMap<string, string> = new Map(
  Object.entries(NAMESPACES).map(([prefix, namespace]) => [namespace, prefix]),
);

const MAX_DEPTH = 20;
/** A multiget names every person of a book. */
const MAX_ELEMENTS = 25_000;
const CHUNK_CHARS = 64 * 1024;

type Open = {
  name: string;
  attributes: ReadonlyMap<string, string>;
  children: XmlElement[];
  text: string;
};

/** Undefined for an empty body. Throws for what is no XML, has a document type, or is too deep or too long. */
export async function readXml(body: Uint8Array): Promise<XmlElement | undefined> {
  const text = new TextDecoder("utf-8", { fatal: true }).decode(body);
  if (text.trim() === "") return undefined;
  const stack: Open[] = [];
  let root: XmlElement | undefined;
  let elements = 0;
  const parser = new SaxesParser({ xmlns: true });
  const refuse = (reason: string): never => {
    throw new Error(reason);
  };
  parser.on("error", (error) => refuse(error.message));
  // With it come entities.
  parser.on("doctype", () => refuse("a document type"));
  parser.on("opentag", ({ uri, local, attributes }) => {
    elements += 1;
    if (stack.length >= MAX_DEPTH || elements > MAX_ELEMENTS) refuse("too deep or too long");
    const values = Object.values(attributes).map((attribute) => [attribute.local, attribute.value] as const);
    stack.push({ name: nameOf(uri, local), attributes: new Map(values), children: [], text: "" });
  });
  const addText = (more: string) => {
    const open = stack.at(-1);
    if (open) open.text += more;
  };
  parser.on("text", addText);
  parser.on("cdata", addText);
  parser.on("closetag", () => {
    const closed = stack.pop();
    const parent = stack.at(-1);
    if (parent && closed) parent.children.push(closed);
    else root = closed;
  });
  for (let at = 0; at < text.length; at += CHUNK_CHARS) {
    if (at > 0) await nextTurn();
    parser.write(text.slice(at, at + CHUNK_CHARS));
  }
  parser.close();
  return root;
}

function nameOf(namespace: string, local: string): string {
  const prefix = PREFIXES.get(namespace);
  return prefix === undefined ? `{${namespace}}${local}` : `${prefix}:${local}`;
}

export function childNamed(parent: XmlElement | undefined, name: string): XmlElement | undefined {
  return parent?.children.find((child) => child.name === name);
}

export function childrenNamed(parent: XmlElement, name: string): XmlElement[] {
  return parent.children.filter((child) => child.name === name);
}
