import { CARD_MESSAGES as TEXT } from "@visita/domain/card/card.messages";
import { imageHash } from "@visita/domain/card/image.rules";
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

/**
 * Stores the pictures with the card that shows them and gives their hashes. Those that it showed before stay for a
 * while too, because an editor in another tab still refers to them. All in the order of their hashes, so that saves of
 * two cards with the same pictures never wait for each other.
 */
export async function keepPictures(
  trx: Db,
  pictures: Pictures,
  replaced: readonly (string | null)[],
  now: number,
): Promise<{ profilepic: string; logo: string | null }> {
  const kept = [
    { field: "profilepic", picture: pictures.profilepic },
    { field: "logo", picture: pictures.logo },
    ...replaced.map((picture) => ({ field: null, picture })),
  ].flatMap(({ field, picture }) => (picture === null ? [] : [{ field, picture, hash: hashOf(picture) }]));
  for (const { field, picture, hash } of kept.sort((a, b) => (a.hash < b.hash ? -1 : 1))) {
    if (typeof picture !== "string") await storeImage(trx, picture, now);
    else if (!(await touchImage(trx, hash, now)) && field) throw notThere(field);
  }
  return { profilepic: hashOf(pictures.profilepic), logo: pictures.logo && hashOf(pictures.logo) };
}

async function prepare(
  images: ImagePipeline,
  field: string,
  image: string,
  kind: ImageKind,
): Promise<Picture> {
  const hash = imageHash(image);
  if (hash) return hash;
  try {
    return await images.prepare(image, kind);
  } catch (error) {
    if (!(error instanceof AppError) || error.code === "unavailable") throw error;
    throw new AppError(error.code, error.message, { fields: { [field]: error.message } });
  }
}

function hashOf(picture: Picture): string {
  return typeof picture === "string" ? picture : picture.hash;
}

function notThere(field: string): AppError {
  return new AppError("invalid_input", TEXT.notAnImage, { fields: { [field]: TEXT.notAnImage } });
}
