import { CARD_MESSAGES as TEXT } from "@visita/domain/card/card.messages";
import { hashOfAddress } from "@visita/domain/card/image.rules";
import type { Db } from "../../db/database.ts";
import { AppError } from "../../lib/app-error.ts";
import { type ImagePipeline, storeImage, touchImage } from "../media/image.service.ts";

type ImageKind = Parameters<ImagePipeline["prepare"]>[1];
type PreparedImage = Awaited<ReturnType<ImagePipeline["prepare"]>>;
/** A picture that is ready to be stored, or the hash of one that is stored already. */
type Picture = PreparedImage | string;
type Pictures = { readonly profilepic: Picture; readonly logo: Picture | null };

/** The long part of a save: decoding and encoding, before any transaction begins. */
export async function preparePictures(
  images: ImagePipeline,
  card: { profilepic: string; logo: string | null },
): Promise<Pictures> {
  return {
    profilepic: await prepare(images, "profilepic", card.profilepic, "photo"),
    logo: card.logo === null ? null : await prepare(images, "logo", card.logo, "logo"),
  };
}

/** Stores the pictures with the card that shows them. Gives their hashes. */
export async function keepPictures(trx: Db, pictures: Pictures, now: number) {
  return {
    profilepic: await keep(trx, "profilepic", pictures.profilepic, now),
    logo: pictures.logo && (await keep(trx, "logo", pictures.logo, now)),
  };
}

/** Pictures that a card may show no longer stay for a while: an editor in another tab still refers to them. */
export async function spareReplaced(trx: Db, hashes: readonly (string | null)[], now: number): Promise<void> {
  for (const hash of hashes) if (hash) await touchImage(trx, hash, now);
}

async function prepare(
  images: ImagePipeline,
  field: string,
  image: string,
  kind: ImageKind,
): Promise<Picture> {
  const hash = hashOfAddress(image);
  if (hash) return hash;
  try {
    return await images.prepare(image, kind);
  } catch (error) {
    if (!(error instanceof AppError) || error.code === "unavailable") throw error;
    throw new AppError(error.code, error.message, { fields: { [field]: error.message } });
  }
}

async function keep(trx: Db, field: string, picture: Picture, now: number): Promise<string> {
  if (typeof picture !== "string") {
    await storeImage(trx, picture, now);
    return picture.hash;
  }
  if (await touchImage(trx, picture, now)) return picture;
  throw new AppError("invalid_input", TEXT.notAnImage, { fields: { [field]: TEXT.notAnImage } });
}
