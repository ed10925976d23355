/** Somebody whose code was scanned: they are added once, or found among the contacts. */
import { type ImportedPerson, mergedPerson } from "@visita/domain/address-book/imported-person";
import { phoneKey } from "@visita/domain/address-book/person.rules";
import { wordsOf } from "@visita/domain/address-book/search-words";
import type { KeptScan } from "@visita/domain/scan/scan.contract";
import type { ScannedPerson } from "@visita/domain/scan/scanned-code";
import type { AppContext } from "../../core/app-context.ts";
import type { Db, Trx } from "../../db/database.ts";
import { lockAccount } from "../card/visible-card.service.ts";
import type { OwnLink } from "../link/link-names.service.ts";
import { listAlike } from "./alike-people.store.ts";
import { nextPeopleChange } from "./book-change.store.ts";
import { addedByHand, requireRoom } from "./person.service.ts";
import { listPeopleByNumbers, lockPerson, type PersonRow } from "./person.store.ts";
import { emitPersonEvent } from "./person-event.service.ts";
import { describePerson } from "./person-view.service.ts";
import { addPeople, changePerson, linkIds } from "./person-writer.ts";

export type Scan = {
  readonly ownerId: string;
  /** Of the person, if they are new. The same scan has the same one. */
  readonly personId: string;
  readonly details: ScannedPerson;
  /** Their own card, which the code names. */
  readonly cardId: string | null;
  /** Where one met. */
  readonly link: OwnLink | undefined;
};

type Kept = Pick<KeptScan, "wasHere" | "isLinkAdded" | "before"> & { readonly row: PersonRow };

const ADDED = { wasHere: false, isLinkAdded: false, before: null } as const;

/** In a transaction, before which nothing of the account is locked. */
export async function keepScannedPerson(context: AppContext, trx: Trx, scan: Scan): Promise<Kept> {
  const { ownerId, personId } = scan;
  await lockAccount(trx, ownerId);
  const change = await nextPeopleChange(trx, ownerId, context.now());
  const earlier = await lockPerson(trx, ownerId, personId);
  if (earlier) return { row: earlier, ...ADDED };
  const known = await findKnown(trx, scan);
  return known ? mergeScan(context, trx, scan, known, change) : addScan(context, trx, scan, change);
}

export const describeScanned = describePerson;

/** By their card, or by email or phone if a part of the name is the same: a whole office may share one number. */
async function findKnown(trx: Db, { ownerId, details, cardId }: Scan): Promise<PersonRow | undefined> {
  const keys = { email: details.email, phoneKey: phoneKey(details.phone), cardId: cardId ?? "" };
  if (Object.values(keys).every((key) => key === "")) return undefined;
  const names = new Set(wordsOf(details.name));
  const alike = await listAlike(trx, { ownerId, ...keys });
  return (
    alike.find(({ sent_card_id }) => cardId !== null && sent_card_id === cardId) ??
    alike.find(({ name }) => wordsOf(name).some((word) => names.has(word)))
  );
}

async function addScan(context: AppContext, trx: Trx, scan: Scan, change: number): Promise<Kept> {
  const { ownerId, personId, details, cardId, link } = scan;
  await requireRoom(trx, ownerId, 1);
  const { ownNote, ...fields } = details;
  const added = {
    ...addedByHand(context.now()),
    ...fields,
    id: personId,
    own_note: ownNote,
    tags: [],
    met: link?.name ?? "",
    card_id: link?.cardId ?? null,
    ...(link && linkIds(link)),
    sent_card_id: cardId,
  };
  const [row] = await listPeopleByNumbers(trx, await addPeople(trx, ownerId, [added], change));
  await emitPersonEvent(context, trx, "contact.changed", row as PersonRow);
  return { row: row as PersonRow, ...ADDED };
}

/** What is empty is filled in. A further occasion goes into the note, as where one met first stays. */
async function mergeScan(
  context: AppContext,
  trx: Trx,
  { details, link }: Scan,
  known: PersonRow,
  change: number,
): Promise<Kept> {
  const met = link?.name ?? "";
  const isFurther = known.met !== "" && met !== "" && known.met !== met;
  const stored = { ...known, ownNote: known.own_note, tags: [] };
  const notes = [details.ownNote, isFurther ? met : ""].filter((line) => !known.own_note.includes(line));
  const scanned: ImportedPerson = { ...details, met, tags: [], ownNote: notes.join("\n") };
  const merged = mergedPerson(stored, scanned);
  const before = {
    ...(known.email !== merged.email && { email: known.email }),
    ...(known.phone !== merged.phone && { phone: known.phone }),
    ...(known.company !== merged.company && { company: known.company }),
    ...(known.role !== merged.role && { role: known.role }),
    ...(known.met !== merged.met && { met: known.met }),
    ...(known.own_note !== merged.ownNote && { ownNote: known.own_note }),
    ...(link && known.link_id === null && known.team_link_id === null && { linkid: null }),
  };
  if (Object.keys(before).length === 0) {
    return { row: known, wasHere: true, isLinkAdded: false, before: null };
  }
  const { email, phone, company, role, ownNote } = merged;
  const changes = {
    ...{ email, phone, company, role },
    met: merged.met,
    own_note: ownNote,
    ...(link && "linkid" in before && linkIds(link)),
  };
  const row = await changePerson(trx, known, changes, change);
  await emitPersonEvent(context, trx, "contact.changed", row);
  const isLinkAdded = "linkid" in before || "met" in before || (isFurther && "ownNote" in before);
  return { row, wasHere: true, isLinkAdded, before };
}
