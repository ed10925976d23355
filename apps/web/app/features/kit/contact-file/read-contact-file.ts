import { parseVCards, partsOf, textOf, type VCardProperty } from "@visita/domain/import/vcard-parser";
import type { NamedChannel } from "@visita/domain/messages/channels";

/** What an address book shows of a contact file. */
export type SavedContact = {
  readonly name: string;
  /** How the name is spoken, in the order of the name; empty without a reading. */
  readonly reading: string;
  /** What address books sort by; empty without a reading. */
  readonly sortedBy: string;
  readonly role: string;
  readonly company: string;
  /** As a data URL. */
  readonly photo: string | null;
  readonly rows: readonly SavedRow[];
  readonly note: string;
};

export type SavedRow = {
  readonly key: string;
  readonly value: string;
  /** Written in the file; otherwise the channel names it. */
  readonly label: string | undefined;
  readonly channel: NamedChannel;
  /** A postal address is a text of its owner; numbers and links run from left to right. */
  readonly isText: boolean;
};

const VERSION = "3.0";

const CHANNELS: Readonly<Record<string, NamedChannel>> = {
  TEL: "phonenumber",
  EMAIL: "email",
  ADR: "address",
  URL: "website",
};

/** Undefined when it is none. */
export function readContactFile(text: string): SavedContact | undefined {
  const [file] = parseVCards(new TextEncoder().encode(text), (bytes) => new TextDecoder().decode(bytes));
  if (!file) return undefined;
  const { properties } = file;
  const rawOf = (name: string) => properties.find((property) => property.name === name)?.raw ?? "";
  const valueIn = (name: string) => textOf(rawOf(name), VERSION);
  const name = valueIn("FN");
  const [family = ""] = partsOf(rawOf("N"), VERSION);
  const spoken = [valueIn("X-PHONETIC-LAST-NAME"), valueIn("X-PHONETIC-FIRST-NAME")].filter(Boolean);
  const photo = rawOf("PHOTO");
  return {
    name,
    reading: (family !== "" && name.startsWith(family) ? spoken : spoken.toReversed()).join(" "),
    sortedBy: spoken[0] ?? "",
    role: valueIn("TITLE"),
    company: valueIn("ORG"),
    photo: photo === "" ? null : `data:image/jpeg;base64,${photo}`,
    rows: properties.flatMap((property, at) => savedRow(property, String(at), properties)),
    note: valueIn("NOTE"),
  };
}

function savedRow(property: VCardProperty, key: string, properties: readonly VCardProperty[]): SavedRow[] {
  const { name, raw, group, types } = property;
  const channel = CHANNELS[name];
  if (!channel) return [];
  const label = properties.find((each) => group !== "" && each.group === group && each.name === "X-ABLABEL");
  return [
    {
      key,
      value: partsOf(raw, VERSION).filter(Boolean).join(", "),
      label: label && textOf(label.raw, VERSION),
      channel: types.includes("FAX") ? "fax" : channel,
      isText: name === "ADR",
    },
  ];
}
