import { bytesOf, type DecodeText, readLines } from "./vcard-lines.ts";

/** One property of a vCard 2.1, 3.0 or 4.0. */
export type VCardProperty = {
  /** In upper case, without its group. */
  readonly name: string;
  /** Connects a property with its label; "" for none. */
  readonly group: string;
  /** In upper case; what 2.1 writes without a name, such as CELL, is a TYPE. */
  readonly types: readonly string[];
  readonly params: ReadonlyMap<string, string>;
  /** Decoded, but with its escapes. */
  readonly raw: string;
};

export type ParsedVCard = { readonly version: string; readonly properties: readonly VCardProperty[] };

/** Larger files are refused before they are read. */
export const VCARD_MAX_BYTES = 5 * 1024 * 1024;
/** Far above what any address book writes for a person. */
const MAX_PROPERTIES = 2_000;
/** Of a property's name and parameters. */
const HEAD_MAX_CHARS = 10_000;

/** Every person in a contact file, one at a time. Empty when it is none. Never throws. */
export function* parseVCards(bytes: Uint8Array, decode: DecodeText): Generator<ParsedVCard> {
  const { lines, charset } = readLines(bytes, decode);
  let depth = 0;
  let properties: VCardProperty[] = [];
  for (const line of lines) {
    const marker = /^(?:[\w-]+\.)?(BEGIN|END):\s*VCARD\s*$/i.exec(line)?.[1]?.toUpperCase();
    if (marker === "BEGIN") {
      // A card inside of a card is an assistant's; it is not this person.
      if (depth === 0) properties = [];
      depth += 1;
    } else if (marker === "END") {
      if (depth === 1) yield { version: versionOf(properties), properties };
      depth = Math.max(0, depth - 1);
    } else if (depth === 1 && properties.length < MAX_PROPERTIES) {
      const property = parseProperty(line, charset, decode);
      if (property) properties.push(property);
    }
  }
}

function versionOf(properties: readonly VCardProperty[]): string {
  const version = properties.find(({ name }) => name === "VERSION")?.raw.trim() ?? "";
  return /^[234]\.\d$/.test(version) ? version : "3.0";
}

/** One unfolded line that is text already, of version 3.0 or 4.0. Null for what is no property. */
export function parseTextLine(line: string): VCardProperty | null {
  return parseProperty(line, null, () => null);
}

const PLAIN_TYPES = new Set(["QUOTED-PRINTABLE", "BASE64", "8BIT", "7BIT"]);

function parseProperty(line: string, charset: string | null, decode: DecodeText): VCardProperty | null {
  const colon = unquotedIndex(line, ":");
  if (colon < 1 || colon > HEAD_MAX_CHARS) return null;
  const [head = "", ...written] = splitUnquoted(line.slice(0, colon), ";");
  const dot = head.lastIndexOf(".");
  const name = head
    .slice(dot + 1)
    .trim()
    .toUpperCase();
  if (!/^[A-Z0-9-]+$/.test(name)) return null;
  const types: string[] = [];
  const params = new Map<string, string>();
  for (const param of written) {
    const equals = param.indexOf("=");
    const key = equals < 0 ? "" : param.slice(0, equals).trim().toUpperCase();
    const value = param
      .slice(equals + 1)
      .trim()
      .replaceAll('"', "");
    if (key === "" && PLAIN_TYPES.has(value.toUpperCase())) params.set("ENCODING", value.toUpperCase());
    else if (key === "" || key === "TYPE")
      types.push(...value.split(",").map((type) => type.trim().toUpperCase()));
    else params.set(key, value);
  }
  const raw = decodeValue(line.slice(colon + 1), params, charset, decode);
  return { name, group: dot < 0 ? "" : head.slice(0, dot).toUpperCase(), types, params, raw };
}

function decodeValue(
  written: string,
  params: ReadonlyMap<string, string>,
  charset: string | null,
  decode: DecodeText,
): string {
  const isQuoted = params.get("ENCODING")?.toUpperCase() === "QUOTED-PRINTABLE";
  const value = isQuoted ? fromQuotedPrintable(written) : written;
  if (charset === null && !isQuoted) return value;
  const bytes = bytesOf(value);
  const named = params.get("CHARSET")?.toLowerCase();
  const usual = charset ?? "utf-8";
  // A wrong name is common: files that were converted keep the old one.
  return (named && decode(bytes, named)) || decode(bytes, usual) || decode(bytes, "windows-1252") || "";
}

function fromQuotedPrintable(text: string): string {
  return text.replace(/=\r?\n/g, "").replace(/=([0-9A-F]{2})/gi, (_, hex: string) => {
    return String.fromCharCode(Number.parseInt(hex, 16));
  });
}

/** The value as text. Version 2.1 escapes little, so that a path such as C:\new stays. */
export function textOf(raw: string, version: string): string {
  if (version === "2.1") return raw.replace(/\\([;,\\])/g, "$1");
  return raw.replace(/\\(.)/gs, (_, char: string) => (char === "n" || char === "N" ? "\n" : char));
}

/** The parts of a name, an address or an organization. */
export function partsOf(raw: string, version: string): string[] {
  return splitUnescaped(raw, ";").map((part) => textOf(part, version).trim());
}

/** The parts with their escapes. */
export function splitUnescaped(raw: string, sign: ";" | ","): string[] {
  const parts: string[] = [];
  let start = 0;
  for (let at = 0; at < raw.length; at += 1) {
    if (raw[at] === "\\") at += 1;
    else if (raw[at] === sign) {
      parts.push(raw.slice(start, at));
      start = at + 1;
    }
  }
  return [...parts, raw.slice(start)];
}

/** Of the first such sign outside of quotes; -1 for none. */
export function unquotedIndex(text: string, sign: string): number {
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '"') isQuoted = !isQuoted;
    else if (text[at] === sign && !isQuoted) return at;
  }
  // An open quote is a mistake of the writer, not a reason to lose the line.
  return isQuoted ? text.indexOf(sign) : -1;
}

export function splitUnquoted(text: string, sign: string): string[] {
  const quotes = text.split('"').length - 1;
  // As above, a quote without its other half is none.
  const stray = quotes % 2 === 0 ? -1 : text.lastIndexOf('"');
  const parts: string[] = [];
  let isQuoted = false;
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '"' && at !== stray) isQuoted = !isQuoted;
    else if (text[at] === sign && !isQuoted) {
      parts.push(text.slice(start, at));
      start = at + 1;
    }
  }
  return [...parts, text.slice(start)];
}
