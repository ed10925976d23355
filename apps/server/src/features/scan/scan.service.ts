import { createHash } from "node:crypto";
import { type ImportedPerson, personOfCopy } from "@visita/domain/address-book/imported-person";
import { PERSON_MESSAGES as PERSON_TEXT } from "@visita/domain/address-book/person.messages";
import { CARD_MESSAGES as CARD_TEXT } from "@visita/domain/card/card.messages";
import type { PublicCard } from "@visita/domain/card/public-card";
import { detailsOfCard } from "@visita/domain/exchange/own-card";
import { FAVOURITE_MESSAGES as FAVOURITE_TEXT } from "@visita/domain/favourite/favourite.messages";
import type { KeepScannedInput, KeptScan } from "@visita/domain/scan/scan.contract";
import type { ScannedCard } from "@visita/domain/scan/scanned-code";
import type { AppContext } from "../../core/app-context.ts";
import { AppError } from "../../lib/app-error.ts";
import { describeScanned, keepScannedPerson } from "../address-book/scanned-person.service.ts";
import { findSnapshotByName, HiddenCardError } from "../card/visible-card.service.ts";
import { keepCard } from "../favourite/favourite.service.ts";
import type { Limit } from "../limit/limit.service.ts";
import { findOwnLink } from "../link/link-names.service.ts";
import { findLinkCard } from "../public-card/public-card.service.ts";

/** Per account. A day at a fair stays far below. */
const SCAN_LIMIT: Limit = { name: "scan", hits: 1_000, windowMs: 60 * 60_000 };

/** Keeps a person, and their card as a favourite, in one transaction. */
export async function keepScanned(
  context: AppContext,
  ownerId: string,
  { scanid, person, card, linkid }: KeepScannedInput,
): Promise<KeptScan> {
  const { db, now, limits } = context;
  await limits.hit(SCAN_LIMIT, ownerId);
  const seen = card && (await findSeenCard(context, ownerId, card, person !== undefined));
  const link = linkid ? await findOwnLink(context, ownerId, linkid) : undefined;
  const details = readDetails(person ?? (seen ? detailsOfCard(seen) : {}));
  const cardId = seen?.cardid ?? null;
  const kept = await db.transaction().execute(async (trx) => {
    const scan = { ownerId, personId: personIdOf(ownerId, scanid), details, cardId, link };
    const { row, ...result } = await keepScannedPerson(context, trx, scan);
    const favourite = cardId && (await keepCard(trx, ownerId, cardId, now()));
    return {
      row,
      ...result,
      favourite: favourite === "kept" ? cardId : null,
      isFavouriteRefused: favourite === "full",
    };
  });
  const { row, ...result } = kept;
  return { ...result, person: await describeScanned(context, row) };
}

/** In their stored form; what cannot be read stands in the note, as of a file. */
function readDetails({
  ownNote = "",
  ...said
}: Partial<NonNullable<KeepScannedInput["person"]>>): ImportedPerson {
  const read = personOfCopy({ ...said, ownNote, note: "" });
  if (typeof read === "string") throw new AppError("invalid_input", PERSON_TEXT.nameRequired);
  return read;
}

/** The same for every repetition of a scan, so that nobody is added twice however late an answer is missed. */
function personIdOf(ownerId: string, scanid: string): string {
  return createHash("sha256").update(`${ownerId} ${scanid}`).digest("base64url").slice(0, ID_CHARS);
}

/** As long as other ids. */
const ID_CHARS = 22;

/**
 * The card as the address of the code shows it. One that nobody can see is an error, unless the code says who it is
 * anyhow.
 */
async function findSeenCard(
  context: AppContext,
  ownerId: string,
  { username, slug }: ScannedCard,
  isOptional: boolean,
): Promise<PublicCard | undefined> {
  try {
    const snapshot = await findSnapshotByName(context, username);
    if (!snapshot) throw new AppError("not_found", CARD_TEXT.cardNotFound);
    if (snapshot.ownerId === ownerId) throw new AppError("own_card", FAVOURITE_TEXT.ownCard);
    const current = snapshot.card.username;
    return (slug && (await findLinkCard(context, { username: current, slug }))) || snapshot.card;
  } catch (error) {
    const isGone =
      error instanceof HiddenCardError || (error instanceof AppError && error.code === "not_found");
    if (isOptional && isGone) return undefined;
    throw error;
  }
}
