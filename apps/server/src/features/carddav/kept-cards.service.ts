/**
 * The cards that somebody keeps, as a book that devices keep in step with. Saving a card writes nothing for those who keep
 * it: what has changed is found when one of their devices asks.
 */
import { createHash } from "node:crypto";
import { nameValue } from "@visita/domain/card/vcard";
import type { VCardVersion } from "@visita/domain/card/vcard-convert";
import { foldedLines, textValue } from "@visita/domain/card/vcard-format";
import { contactUid } from "@visita/domain/card/vcard-uid";
import type { AppContext } from "../../core/app-context.ts";
import type { Db } from "../../db/database.ts";
import { deleteInBatches } from "../../db/queries.ts";
import { REMOVALS_TTL_MS } from "../address-book/person.service.ts";
import { findLastChange, nextCardsChange } from "../address-book/synced-people.service.ts";
import { findKeptRevisions, type KeptRevision } from "../card/kept-card.service.ts";
import { HiddenCardError } from "../card/visible-card.service.ts";
import { listFavouriteIds } from "../favourite/favourite.service.ts";
import { findContactFile } from "../public-card/kept-contact-file.service.ts";
import { deleteGoneCards, type KeptCardRow, listKeptCards, upsertKeptCards } from "./kept-card.store.ts";

/** By the card's id. */
export type KeptCards = {
  readonly present: ReadonlyMap<string, KeptRevision>;
  /** In the order of their last changes. */
  readonly rows: readonly KeptCardRow[];
  /** The number of the last change; 0 before the first. */
  readonly lastChange: number;
};

/** As they are now, which is noted for the next time. */
export async function findKeptCardsOf(context: AppContext, ownerId: string): Promise<KeptCards> {
  const { db, now } = context;
  const ids = await listFavouriteIds(context, ownerId);
  const present = await findKeptRevisions(context, ids);
  const noted = await listKeptCards(db, ownerId);
  if (changesOf(ownerId, present, noted, 0, now()).length === 0) {
    return { present, rows: noted, lastChange: await findLastChange(context, ownerId, "cards") };
  }
  return db.transaction().execute(async (trx) => {
    const change = await nextCardsChange(trx, ownerId, now());
    // Another device may have asked at the same time.
    const locked = await listKeptCards(trx, ownerId);
    await upsertKeptCards(trx, changesOf(ownerId, present, locked, change, now()));
    return { present, rows: await listKeptCards(trx, ownerId), lastChange: change };
  });
}

/** A card that rests stays as it was, and is told of again when it is shown again: a device may have come meanwhile. */
function changesOf(
  ownerId: string,
  present: ReadonlyMap<string, KeptRevision>,
  noted: readonly KeptCardRow[],
  change: number,
  now: number,
): KeptCardRow[] {
  const known = new Map(noted.map((row) => [row.card_id, row]));
  const changed = [...present].flatMap(([card_id, { revision, isResting }]): KeptCardRow[] => {
    const row = known.get(card_id);
    const next = {
      owner_id: ownerId,
      card_id,
      revision,
      is_resting: isResting ? 1 : 0,
      change,
      gone_at: null,
    };
    if (!row || row.gone_at !== null) return [next];
    if (isResting) return row.is_resting === 1 ? [] : [{ ...row, is_resting: 1 }];
    return row.revision === revision && row.is_resting === 0 ? [] : [next];
  });
  const gone = noted.filter((row) => row.gone_at === null && !present.has(row.card_id));
  return [...changed, ...gone.map((row) => ({ ...row, change, gone_at: now }))];
}

export function etagOfCard({ card_id, revision }: Pick<KeptCardRow, "card_id" | "revision">): string {
  return `"${createHash("sha256").update(`${card_id} ${revision}`).digest("base64url").slice(0, 22)}"`;
}

/** Undefined for a card that has gone meanwhile. */
export async function writeKeptCard(
  context: AppContext,
  row: KeptCardRow,
  kept: KeptRevision,
  version: VCardVersion,
): Promise<{ etag: string; vcard: string } | undefined> {
  const etag = etagOfCard(row);
  try {
    const vcard = await findContactFile(context, kept.username, version);
    return vcard === undefined ? undefined : { etag, vcard };
  } catch (error) {
    if (!(error instanceof HiddenCardError)) throw error;
    if (error.reason !== "resting") return undefined;
    return { etag: etag.replace(/"$/, '-r"'), vcard: restingFile(row.card_id, kept, version) };
  }
}

/** For a device that comes while a card rests: only its name, as in the list of those who keep it. */
function restingFile(cardId: string, { fullname }: KeptRevision, version: VCardVersion): string {
  return foldedLines([
    "BEGIN:VCARD",
    `VERSION:${version}`,
    `UID:${contactUid(cardId)}`,
    `FN:${textValue(fullname)}`,
    `N:${nameValue(fullname)}`,
    "END:VCARD",
  ]);
}

/** Background job: devices that have not asked for so long are told everything anew. */
export function purgeGoneCards(db: Db, now: number): Promise<void> {
  return deleteInBatches((limit) => deleteGoneCards(db, now - REMOVALS_TTL_MS, limit));
}
