import { CARD_MESSAGES as TEXT } from "@visita/domain/card/card.messages";
import { imageHash } from "@visita/domain/card/image.rules";
import type { Db } from "../../db/database.ts";
import { AppError } from "../../lib/app-error.ts";
import { type ImagePipeline, storeImage, touchImage } from "../media/image.service.ts";
import { isImageOfOthers } from "./card.store.ts";

type ImageKind = Parameters<ImagePipeline["prepare"]>[1];
type PreparedImage = Awaited<ReturnType<ImagePipeline["prepare"]>>;
/** Ready to be stored, or the hash of a stored image. */
type CardImage = PreparedImage | string;
export type CardImages = { readonly profilepic: CardImage | null; readonly logo: CardImage | null };
type ImageHashes = { profilepic: string | null; logo: string | null };

/** Decodes and encodes, the slow part of a save, before the transaction begins. */
export async function prepareImages(
  images: ImagePipeline,
  ownerId: string,
  card: { profilepic: string; logo: string | null },
): Promise<CardImages> {
  const prepareAs = (field: string, image: string, kind: ImageKind) =>
    prepare(field, image, () => images.prepare(image, kind, ownerId));
  return {
    profilepic: card.profilepic === "" ? null : await prepareAs("profilepic", card.profilepic, "photo"),
    logo: card.logo === null ? null : await prepareAs("logo", card.logo, "logo"),
  };
}

/**
 * Stores the images of a card and returns their hashes. A stored image is refused when only other people's cards show
 * it: its address is public, but the picture is theirs. Replaced images are kept for a while, because an editor in
 * another tab still refers to them. In the order of hashes, so that saves with the same images cannot deadlock.
 */
export async function storeImages(
  trx: Db,
  ownerId: string,
  images: CardImages,
  replaced: readonly (string | null)[],
  now: number,
): Promise<ImageHashes> {
  const stored = [
    { field: "profilepic", image: images.profilepic },
    { field: "logo", image: images.logo },
    ...replaced.map((image) => ({ field: null, image })),
  ].flatMap(({ field, image }) => (image === null ? [] : [{ field, image, hash: hashOf(image) }]));
  for (const { field, image, hash } of stored.sort((a, b) => (a.hash < b.hash ? -1 : 1))) {
    if (typeof image !== "string") await storeImage(trx, image, now);
    else if (field && (await isImageOfOthers(trx, hash, ownerId))) throw notAnImage(field);
    else if (!(await touchImage(trx, hash, now)) && field) throw notAnImage(field);
  }
  return {
    profilepic: images.profilepic && hashOf(images.profilepic),
    logo: images.logo && hashOf(images.logo),
  };
}

async function prepare(
  field: string,
  image: string,
  process: () => Promise<PreparedImage>,
): Promise<CardImage> {
  const hash = imageHash(image);
  if (hash) return hash;
  try {
    return await process();
  } catch (error) {
    if (!(error instanceof AppError) || error.code === "unavailable") throw error;
    throw new AppError(error.code, error.message, { fields: { [field]: error.message } });
  }
}

function hashOf(image: CardImage): string {
  return typeof image === "string" ? image : image.hash;
}

function notAnImage(field: string): AppError {
  return new AppError("invalid_input", TEXT.notAnImage, { fields: { [field]: TEXT.notAnImage } });
}
