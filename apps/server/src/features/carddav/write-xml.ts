import { NAMESPACES } from "./read-xml.ts";

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  // Otherwise readers make a line feed of it.
  "\r": "&#13;",
};
const SPECIAL = /[&<>"\p{Cc}\ufffe\uffff]/gu;

export function xmlText(text: string): string {
  return text.toWellFormed().replace(SPECIAL, (character) => ENTITIES[character] ?? allowed(character));
}

/** XML 1.0 has no place for most control characters. */
function allowed(character: string): string {
  const isAllowed = character === "\t" || character === "\n" || /[\u007f-\ufffd]/.test(character);
  return isAllowed ? character : "\ufffd";
}

const DECLARATIONS = Object.entries(NAMESPACES)
  .map(([prefix, namespace]) => ` xmlns:${prefix}="${namespace}"`)
  .join("");

/** A whole document around what stands in it, which is XML. */
export function xmlDocument(root: string, content: string): string {
  return `${documentStart(root)}${content}${documentEnd(root)}`;
}

export function documentStart(root: string): string {
  return `<?xml version="1.0" encoding="utf-8"?>\n<${root}${DECLARATIONS}>`;
}

export function documentEnd(root: string): string {
  return `</${root}>\n`;
}

/** `name` as `readXml` gives it; `content` is XML. */
export function element(name: string, content = ""): string {
  const [, namespace, local] = /^\{(.*)\}([^}]*)$/s.exec(name) ?? [];
  if (local === undefined) return content === "" ? `<${name}/>` : `<${name}>${content}</${name}>`;
  // A property of somebody else's, which is only named.
  return namespace === "" ? `<${local} xmlns=""/>` : `<x:${local} xmlns:x="${xmlText(namespace ?? "")}"/>`;
}
