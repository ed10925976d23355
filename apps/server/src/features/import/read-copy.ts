import { personOfCopy } from "@visita/domain/address-book/imported-person";
import { PEOPLE_HARD_MAX } from "@visita/domain/address-book/person.rules";
import { SidesInput } from "@visita/domain/card/card.contract";
import { IMAGE_MAX_BYTES } from "@visita/domain/card/image.rules";
import { IMPORT_MESSAGES as TEXT } from "@visita/domain/import/import.messages";
import { chooseOwnerLanguage } from "@visita/domain/language/choose-language";
import type { OwnerLanguage } from "@visita/domain/language/languages";
import { z } from "zod";
import { AppError } from "../../lib/app-error.ts";
import { exceedsJsonLimits } from "../../lib/json-limits.ts";
import { InvalidZip, readZip } from "../../lib/read-zip.ts";
import type { CopiedPerson } from "../address-book/copied-people.service.ts";

const VERSION = 1;
const MAX_FILES = 10_000;
const MAX_CARDS = 20;
const JSON_MAX_BYTES = 1024 * 1024;
const CONTACTS_FILE = "contacts.json";
/** 1,600 bytes for each of PEOPLE_MAX. An account can have ten times as many, which the worker's memory would not hold. */
const CONTACTS_MAX_BYTES = 16 * 1024 * 1024;
/** As much again for pictures, which are some 200 KB each. */
const TOTAL_MAX_BYTES = 2 * CONTACTS_MAX_BYTES;
const PATH_MAX_CHARS = 300;
const JSON_LIMITS = { maxDepth: 16, maxValues: 20_000 };
/** For each of PEOPLE_MAX a dozen fields and twenty tags. */
const CONTACTS_LIMITS = { maxDepth: 16, maxValues: 350_000 };

const Account = z.object({
  format: z.literal("visita-export"),
  version: z.int().min(1),
  installation: z.string().max(500),
  /** Missing in older copies. */
  account: z.object({ language: z.string().nullable() }).catch({ language: null }),
});

const Picture = z
  .string()
  .regex(/^pictures\/[0-9a-f]{64}\.webp$/)
  .nullable();

/** Only the shape: the values are checked as those of a card that is typed. */
const CopiedCard = SidesInput.extend({
  username: z.string().max(200),
  fullname: z.string().max(1_000),
  occupation: z.string().max(1_000),
  companyname: z.string().max(1_000),
  bio: z.string().max(10_000),
  color: z.string().max(50),
  contacts: z.record(z.string().max(50), z.unknown()),
  /** Missing in older copies, and from cards that show everything to everybody. */
  linkOnlyContacts: z.record(z.string().max(50), z.unknown()).optional(),
  channelOrder: z.array(z.string().max(50)).max(200).optional().catch(undefined),
  profilepic: Picture,
  logo: Picture,
  /** Written only while visitors can leave their details. */
  exchange: z.boolean().catch(false),
  /** Missing in older copies. */
  pausedAt: z.iso.datetime().nullable().catch(null),
  /** Written only of a card that a team has made: it stays the team's. */
  team: z.boolean().optional().catch(undefined),
});
export type CopiedCard = z.infer<typeof CopiedCard>;

const Favourites = z.object({ favourites: z.array(z.object({ cardid: z.string().max(100) })).max(1_000) });

/** Only the shape: people are checked one by one, as those of any other file. */
const Contacts = z.object({ contacts: z.array(z.unknown()).max(PEOPLE_HARD_MAX) });

const Text = z.string().catch("");
const Contact = z.object({
  name: Text,
  email: Text,
  phone: Text,
  company: Text,
  role: Text,
  met: Text,
  note: Text,
  ownNote: Text,
  tags: z.array(z.string()).catch([]),
  addedAt: z.iso.datetime().catch(""),
});

/** A copy of an account, read from its ZIP. Pictures of cards are data URLs, to be checked like uploads. */
export type AccountCopy = {
  readonly installation: string;
  /** Of pages and mails; undefined where none was chosen, or none that is offered. */
  readonly language: OwnerLanguage | undefined;
  readonly cards: readonly CopiedCard[];
  /** Names of files that hold no card that can be read. */
  readonly unreadableCards: readonly string[];
  readonly favourites: readonly string[];
  /** The latest first, without whoever cannot be read. */
  readonly people: readonly CopiedPerson[];
  /** Then `people` is empty. */
  readonly isContactsFileTooLarge: boolean;
};

/** Throws `invalid_input` for anything that is no copy. Runs in a worker. */
export async function readCopy(bytes: Uint8Array): Promise<AccountCopy> {
  let isContactsFileTooLarge = false;
  const files = await readZip(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
    maxFiles: MAX_FILES,
    maxBytes: TOTAL_MAX_BYTES,
    maxBytesOf,
    leavesOutLarge(path) {
      isContactsFileTooLarge ||= path === CONTACTS_FILE;
      return path === CONTACTS_FILE;
    },
  }).catch((error: unknown) => {
    if (!(error instanceof InvalidZip)) throw error;
    throw notACopy();
  });
  const account = Account.safeParse(parseJson(files.get("account.json")));
  if (!account.success) throw notACopy();
  if (account.data.version > VERSION) throw new AppError("invalid_input", TEXT.newerCopy);
  const cardFiles = [...files].filter(([path]) => path.startsWith("cards/"));
  if (cardFiles.length > MAX_CARDS) throw notACopy();
  const read = cardFiles
    .map(([path, file]) => ({ path, card: CopiedCard.safeParse(parseJson(file)).data }))
    .filter(({ card }) => !card?.team);
  const favourites = Favourites.safeParse(parseJson(files.get("favourites.json"))).data?.favourites ?? [];
  const contactsBytes = files.get(CONTACTS_FILE);
  files.delete(CONTACTS_FILE);
  isContactsFileTooLarge ||= contactsBytes !== undefined && exceedsJsonLimits(contactsBytes, CONTACTS_LIMITS);
  const contactsFile = parseJson(contactsBytes, CONTACTS_LIMITS);
  const contacts = Contacts.safeParse(contactsFile).data?.contacts ?? [];
  /** Null when the ZIP lacks it. */
  const picture = (path: string | null) => {
    const file = path === null ? undefined : files.get(path);
    return file ? `data:image/webp;base64,${file.toString("base64")}` : null;
  };
  return {
    installation: account.data.installation,
    language: chooseOwnerLanguage([account.data.account.language]),
    cards: read.flatMap(({ card }) =>
      card ? { ...card, profilepic: picture(card.profilepic), logo: picture(card.logo) } : [],
    ),
    unreadableCards: read.flatMap(({ path, card }) =>
      card ? [] : path.slice("cards/".length, -".json".length),
    ),
    people: contacts.flatMap((contact) => readContact(contact) ?? []),
    isContactsFileTooLarge,
    favourites: [...new Set(favourites.map(({ cardid }) => cardid))],
  };
}

/** Undefined for what is nobody. */
function readContact(contact: unknown): CopiedPerson | undefined {
  const read = Contact.safeParse(contact);
  if (!read.success) return undefined;
  const { addedAt, ...raw } = read.data;
  const person = personOfCopy(raw);
  return typeof person === "string" ? undefined : { ...person, addedAt: Date.parse(addedAt) || null };
}

function maxBytesOf(path: string): number {
  if (path.length > PATH_MAX_CHARS) return 0;
  if (/^(?:account|favourites|cards\/[^/]+)\.json$/.test(path)) return JSON_MAX_BYTES;
  if (path === CONTACTS_FILE) return CONTACTS_MAX_BYTES;
  return /^pictures\/[^/]+\.webp$/.test(path) ? IMAGE_MAX_BYTES : 0;
}

function parseJson(file: Buffer | undefined, limits = JSON_LIMITS): unknown {
  if (!file || exceedsJsonLimits(file, limits)) return undefined;
  try {
    return JSON.parse(file.toString());
  } catch {
    return undefined;
  }
}

function notACopy(): AppError {
  return new AppError("invalid_input", TEXT.notACopy);
}
