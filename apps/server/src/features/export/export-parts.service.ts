import { Readable } from "node:stream";
import type { Person } from "@visita/domain/address-book/person.contract";
import { VisibleCard } from "@visita/domain/card/card.contract";
import { imageHash } from "@visita/domain/card/image.rules";
import { contactFile } from "@visita/domain/card/vcard";
import { isoTime } from "../../lib/utc-time.ts";
import { describeAccount, listSignIns } from "../account/account-export.service.ts";
import type { AddressBookContext } from "../address-book/address-book.context.ts";
import { countAllPeople, exportPeople, listAllPeople } from "../address-book/people-export.service.ts";
import { listBillingRecords } from "../billing/subscription.service.ts";
import { describeUsernameGrants } from "../card/username-grant.service.ts";
import { listStoredCards, type OwnedCard } from "../card/visible-card.service.ts";
import { findNotifications } from "../exchange/notification.service.ts";
import { listKeptCards } from "../favourite/favourite.service.ts";
import { describeFirstRun } from "../first-run/first-run-account.service.ts";
import { cardInsightsCsv } from "../insight/insight.service.ts";
import { listOwnLinks } from "../link/link-names.service.ts";
import { listTakedowns } from "../report/takedown-export.service.ts";
import type { ArchiveFile, ArchivePart } from "./archive.ts";
import type { ExportContext } from "./export.context.ts";

/** Named in `account.json`; an import of a later version is refused. docs/export-format.md describes it. */
const EXPORT_FORMAT = { format: "visita-export", version: 1 } as const;

/** Everything that an account has put in, in the order in which it is written. */
export async function exportParts(context: ExportContext, accountId: string): Promise<ArchivePart[]> {
  const cards = await listStoredCards(context.cards, accountId);
  return [
    await accountPart(context, accountId, cards),
    cardPart(context, cards),
    picturePart(context, cards),
    await linkPart(context, cards),
    insightPart(context, cards),
    await favouritePart(context, accountId),
    await contactPart(context, accountId),
    await invoicePart(context, accountId),
    await signInPart(context, accountId),
  ];
}

async function accountPart(
  { db, now, publicUrl }: ExportContext,
  accountId: string,
  cards: readonly OwnedCard[],
): Promise<ArchivePart> {
  const account = await describeAccount(db, accountId);
  const cardIds = cards.map(({ card }) => card.cardid);
  const takedowns = await listTakedowns(db, cardIds);
  const firstRun = await describeFirstRun(db, accountId);
  const allowedUsernames = await describeUsernameGrants(db, accountId);
  return jsonPart("account", "account.json", 1, {
    ...EXPORT_FORMAT,
    installation: publicUrl,
    madeAt: new Date(now()).toISOString(),
    account: { ...account, notifications: await findNotifications({ db }, accountId) },
    ...(takedowns.length > 0 && { takedowns }),
    ...(firstRun && { firstRun }),
    ...(allowedUsernames.length > 0 && { allowedUsernames }),
  });
}

function cardPart(context: ExportContext, cards: readonly OwnedCard[]): ArchivePart {
  return {
    name: "cards",
    count: cards.length,
    async *files(report) {
      for (const card of cards) {
        yield* cardFiles(context, card);
        report(1);
      }
    },
  };
}

/** A card as data, as a contact and as it looks. */
async function* cardFiles(context: ExportContext, { card, createdAt, updatedAt, pausedAt }: OwnedCard) {
  const { publicUrl, media, renderPage } = context;
  const name = card.username;
  const times = {
    createdAt: isoTime(createdAt),
    updatedAt: isoTime(updatedAt),
    pausedAt: pausedAt === null ? null : isoTime(pausedAt),
  };
  const pictures = { profilepic: picturePath(card.profilepic), logo: picturePath(card.logo) };
  yield jsonFile(`cards/${name}.json`, { ...card, ...pictures, ...times });

  const visible = VisibleCard.parse({ ...card, userid: card.cardid, qrCode: null });
  const hash = card.profilepic && imageHash(card.profilepic);
  const photo = hash ? await media.find(hash, "jpeg") : undefined;
  yield {
    path: `cards/${name}.vcf`,
    content: contactFile(visible, {
      publicUrl,
      photoJpegBase64: photo?.toString("base64") ?? null,
      revisedAt: updatedAt,
    }),
  };

  if (!renderPage) return;
  // A page in a folder takes no details.
  const page = { ...visible, exchange: false, contacts: card.contacts, revisedAt: updatedAt };
  const fromCards = (path: string | null) => path && `../${path}`;
  yield {
    path: `cards/${name}.html`,
    content: await renderPage({
      ...page,
      profilepic: fromCards(pictures.profilepic),
      logo: fromCards(pictures.logo),
    }),
  };
}

function picturePart({ media }: ExportContext, cards: readonly OwnedCard[]): ArchivePart {
  const urls = cards.flatMap(({ card }) => [card.profilepic, card.logo]);
  const hashes = [...new Set(urls.flatMap((url) => (url && imageHash(url)) || []))];
  return {
    name: "pictures",
    count: hashes.length,
    async *files(report) {
      for (const hash of hashes) {
        const content = await media.find(hash, "webp");
        if (content) yield { path: `pictures/${hash}.webp`, content, isCompressed: true };
        report(1);
      }
    },
  };
}

async function linkPart({ db, publicUrl }: ExportContext, cards: readonly OwnedCard[]): Promise<ArchivePart> {
  const usernames = new Map(cards.map(({ card }) => [card.cardid, card.username]));
  const links = (await listOwnLinks(db, [...usernames.keys()])).map(
    ({ cardId, slug, name, lastDay, endedOn, createdAt }) => {
      const card = usernames.get(cardId) ?? "";
      const url = `${publicUrl}/c/${encodeURIComponent(card)}/${slug}`;
      return { card, name, url, lastDay, endedOn, createdAt: isoTime(createdAt) };
    },
  );
  return jsonPart("links", "links.json", links.length, { links });
}

/** One card at a time, which bounds the memory. */
function insightPart({ db }: ExportContext, cards: readonly OwnedCard[]): ArchivePart {
  return {
    name: "insights",
    count: cards.length,
    async *files(report) {
      for (const { card } of cards) {
        yield { path: `insights/${card.username}.csv`, content: await cardInsightsCsv(db, card) };
        report(1);
      }
    },
  };
}

async function favouritePart({ cards, publicUrl }: ExportContext, accountId: string): Promise<ArchivePart> {
  const kept = await listKeptCards(cards, accountId);
  const favourites = kept.map(({ cardid, card, keptAt }) => ({
    cardid,
    username: card.username,
    fullname: card.fullname,
    url: `${publicUrl}/c/${encodeURIComponent(card.username)}`,
    keptAt: isoTime(keptAt),
  }));
  return jsonPart("favourites", "favourites.json", favourites.length, { favourites });
}

/** The people of one's contacts, as data, as a table and as a contact file; each is read page by page. */
async function contactPart({ addressBook }: ExportContext, accountId: string): Promise<ArchivePart> {
  return {
    name: "contacts",
    count: await countAllPeople(addressBook, accountId),
    *files(report) {
      yield { path: "contacts.json", content: toStream(contactsJson(addressBook, accountId, report)) };
      for (const format of ["csv", "vcf"] as const) {
        yield {
          path: `contacts.${format}`,
          content: toStream(exportPeople(addressBook, accountId, {}, format)),
        };
      }
    },
  };
}

/** One line for each person. */
async function* contactsJson(
  addressBook: AddressBookContext,
  accountId: string,
  report: (items: number) => void,
): AsyncGenerator<string> {
  let before = '{"contacts": [\n';
  for await (const people of listAllPeople(addressBook, accountId)) {
    yield `${before}${people.map((person) => JSON.stringify(toContact(person))).join(",\n")}`;
    before = ",\n";
    report(people.length);
  }
  yield before === ",\n" ? "\n]}\n" : `${before}]}\n`;
}

function toStream(texts: AsyncGenerator<string>): Readable {
  return Readable.from(texts, { objectMode: false });
}

function toContact({ personid, addedAt, card, sentCard, isNew: _, version: __, ...person }: Person) {
  return {
    id: personid,
    ...person,
    addedAt: isoTime(addedAt),
    card: card?.username ?? null,
    sentCard: sentCard?.username ?? null,
  };
}

/** Payments are made at the provider, which has the invoices themselves. */
async function invoicePart({ billing }: ExportContext, accountId: string): Promise<ArchivePart> {
  const records = await listBillingRecords(billing, accountId);
  return jsonPart("invoices", "invoices.json", records.length, { subscriptions: records });
}

async function signInPart({ db }: ExportContext, accountId: string): Promise<ArchivePart> {
  const signIns = await listSignIns(db, accountId);
  return jsonPart("sign-ins", "sign-ins.json", signIns.length, { signIns });
}

function jsonPart(name: ArchivePart["name"], path: string, count: number, content: object): ArchivePart {
  return {
    name,
    count,
    *files(report) {
      yield jsonFile(path, content);
      report(count);
    },
  };
}

function jsonFile(path: string, content: object): ArchiveFile {
  return { path, content: `${JSON.stringify(content, null, 2)}\n` };
}

function picturePath(url: string | null): string | null {
  const hash = url && imageHash(url);
  return hash ? `pictures/${hash}.webp` : null;
}
