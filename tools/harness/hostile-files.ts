/** Files that are small to send and hard to read, in every shape that a reader could stumble over. */
import { buffer } from "node:stream/consumers";
import { ZipFile } from "yazl";

const card = (content: string) => `BEGIN:VCARD\r\nVERSION:3.0\r\n${content}\r\nEND:VCARD\r\n`;

/** Files of people that grow with a count. */
export const PEOPLE_FILES: Readonly<Record<string, (count: number) => string>> = {
  "folded lines": (count) => card(`FN:${"a\r\n ".repeat(count)}`),
  "folded lines before a colon": (count) => card(`FN${";X\r\n ".repeat(count)}:a`),
  "soft line breaks": (count) => card(`FN;ENCODING=QUOTED-PRINTABLE:${"a=\r\n".repeat(count)}b`),
  "base64 lines without an indent": (count) => card(`PHOTO;ENCODING=B:${"YWFh\r\n".repeat(count)}`),
  "empty properties": (count) => card(`FN:a\r\n${"NOTE:\r\n".repeat(count)}`),
  "many emails": (count) => card(`FN:a\r\n${"EMAIL:a@person.example\r\n".repeat(count)}`),
  "many beginnings": (count) => "BEGIN:VCARD\r\n".repeat(count),
  "many ends": (count) => `BEGIN:VCARD\r\n${"END:VCARD\r\n".repeat(count)}`,
  "cards in cards": (count) => "BEGIN:VCARD\r\n".repeat(count) + "END:VCARD\r\n".repeat(count),
  "many people": (count) => card("FN:a").repeat(count),
  "a long name": (count) => card(`FN:${"word ".repeat(count)}`),
  "a long group": (count) => card(`${"a-".repeat(count)}.FN:a`),
  "many parts of a name": (count) => card(`N:${";".repeat(count)}`),
  escapes: (count) => card(`N:${"\\;\\n".repeat(count)}`),
  "many parameters": (count) => card(`TEL;${"TYPE=CELL;".repeat(count)}:+1 202 555 0143`),
  "many types": (count) => card(`TEL;TYPE=${"CELL,".repeat(count)}:+1 202 555 0143`),
  "quotes in parameters": (count) => card(`TEL;X=${'"a;'.repeat(count)}";:+1 202 555 0143`),
  "an open quote": (count) => card(`TEL;X="${";a".repeat(count)}:+1 202 555 0143`),
  "character sets": (count) => card(`FN:a\r\n${"NOTE;CHARSET=utf-7:\xe9\r\n".repeat(count)}`),
  "character sets of many people": (count) =>
    card(`FN:a\r\n${"NOTE;CHARSET=gb18030:\xe9\r\n".repeat(100)}`).repeat(count / 100),
  "many character sets that do not exist": (count) =>
    Array.from({ length: count / 100 }, (_, person) => {
      const notes = Array.from({ length: 100 }, (_, at) => `NOTE;CHARSET=x${person}-${at}:\xe9\r\n`);
      return card(`FN:a\r\n${notes.join("")}`);
    }).join(""),
  "line breaks alone": (count) => `BEGIN:VCARD\r\n${"\r\n".repeat(count)}`,
  tags: (count) => card(`FN:a\r\nCATEGORIES:${"a,".repeat(count)}`),
  "separators of a table": (count) => `Name;Email\n${";".repeat(count)}`,
  "headings of a table": (count) => `${"Name;".repeat(count)}\nAda`,
  "rows of a table": (count) => `Name;Email\n${"Ada;\n".repeat(count)}`,
  "quotes of a table": (count) => `Name\n"${'""'.repeat(count)}"\n`,
  "quotes inside of cells": (count) => `Name\n"${'a"b'.repeat(count)}"\n`,
  "a quote that is never closed": (count) => `Name\n"${"a\n".repeat(count)}`,
  "quotes in the headings": (count) => `Name,${'"a'.repeat(count)}\nAda`,
  "a long cell": (count) => `Name\n${" a".repeat(count)}\n`,
  "empty rows": (count) => `Name\n${"\n".repeat(count)}Ada\n`,
};

/** Files of a copy of an account that grow with a count. */
export const COPIES: Readonly<Record<string, (count: number) => Record<string, string>>> = {
  "levels of JSON": (count) => ({ "contacts.json": "[".repeat(count) + "]".repeat(count) }),
  "tiny objects": (count) => ({ "contacts.json": `{"contacts":[${"{},".repeat(count)}{}]}` }),
  "objects that are closed and opened": (count) => ({ "contacts.json": `{"a":${"[]}{".repeat(count)}` }),
  "escaped quotes": (count) => ({ "contacts.json": `{"contacts":["${'\\"'.repeat(count)}"]}` }),
  backslashes: (count) => ({ "contacts.json": `{"contacts":["${"\\\\".repeat(count)}"]}` }),
  strings: (count) => ({ "contacts.json": `{"contacts":[${'"",'.repeat(count)}""]}` }),
  contacts: (count) => ({ "contacts.json": `{"contacts":[${'{"name":"Ada"},'.repeat(count)}{}]}` }),
  "entries of a ZIP": (count) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`pictures/${at}.txt`, ""])),
  "long names in a ZIP": (count) => ({ [`cards/${"a".repeat(count)}.json`]: "{}" }),
};

/** The ZIP of a copy with these files. */
export function copyOf(files: Record<string, string>): Promise<Buffer> {
  const archive = new ZipFile();
  const account = { format: "visita-export", version: 1, installation: "http://localhost:3000" };
  for (const [path, content] of Object.entries({ "account.json": JSON.stringify(account), ...files })) {
    // A compressor for each of thousands of empty files would take most of the time.
    archive.addBuffer(Buffer.from(content), path, { compress: content !== "" });
  }
  archive.end();
  return buffer(archive.outputStream);
}

/** As many of a shape as make up so many bytes, roughly. */
export function ofSize(make: (count: number) => string, bytes: number): Buffer {
  const unit = (make(2_000).length - make(1_000).length) / 1_000;
  return Buffer.from(make(Math.floor(bytes / unit)), "latin1");
}
