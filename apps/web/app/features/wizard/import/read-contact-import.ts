import type { PlanFeatures } from "@visita/domain/billing/plan.rules";
import type { ContactImport } from "@visita/domain/import/contact-import";
import type { ImportLine, ImportWords } from "@visita/domain/import/imported-contacts";
import { VCARD_MAX_BYTES } from "@visita/domain/import/vcard-parser";
import { cropPicture } from "../picture/crop-picture.ts";
import type { Area, Size } from "../picture/picture-geometry.ts";
import { disposeSourcePicture, readSourcePicture } from "../picture/source-picture.ts";
import { valuesOfCard, type WizardValues } from "../wizard-values.ts";

export type ImportedCard = {
  readonly fileName: string;
  readonly version: string;
  readonly people: number;
  readonly values: WizardValues;
  readonly taken: readonly ImportLine[];
  readonly skipped: readonly ImportLine[];
};

/** With a sentence for people. */
export class NotAContactFile extends Error {}

/** Reads a contact file in the browser; nothing of it is sent before the card is saved. */
export async function readContactImport(
  file: File,
  features: PlanFeatures,
  fresh: WizardValues,
  words: ImportWords,
): Promise<ImportedCard> {
  const { t } = words;
  if (file.size > VCARD_MAX_BYTES) throw new NotAContactFile(t("tooLarge"));
  const { readContactFile } = await import("@visita/domain/import/contact-import");
  const found = readContactFile(new Uint8Array(await file.arrayBuffer()), features, decodeText, words);
  if (!found) throw new NotAContactFile(t("notAContactFile"));
  const photo = found.photo === null ? null : await readPhoto(found.photo);
  const { version, people } = found;
  return {
    fileName: file.name,
    version,
    people,
    values: valuesFrom(found, photo, fresh),
    taken: photo ? [...found.taken, { label: t("photo"), text: t("photoCut") }] : found.taken,
    skipped:
      found.photo !== null && !photo
        ? [{ label: t("photo"), text: t("photoUnreadable") }, ...found.skipped]
        : found.skipped,
  };
}

function valuesFrom(found: ContactImport, photo: string | null, fresh: WizardValues): WizardValues {
  const { fullname, occupation, companyname, bio, contacts } = found;
  const { color, language } = fresh;
  return valuesOfCard({
    fullname,
    occupation,
    companyname,
    bio,
    contacts,
    color,
    language,
    profilepic: photo,
  });
}

function decodeText(bytes: Uint8Array, charset: string): string | null {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

const PHOTO_RATIO = 4 / 5;

/** As a data URL of the size that cards have; null when the browser cannot open it. */
async function readPhoto(base64: string): Promise<string | null> {
  try {
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
    const image = await readSourcePicture(new Blob([bytes]), "photo");
    try {
      return await cropPicture(image, "photo", middleOf(image));
    } finally {
      disposeSourcePicture(image);
    }
  } catch {
    return null;
  }
}

/** The largest part of a card's shape, in percent. Of a tall picture rather the upper part, where faces are. */
function middleOf({ width, height }: Size): Area {
  const isWide = width / height > PHOTO_RATIO;
  const part = isWide
    ? { width: ((height * PHOTO_RATIO) / width) * 100, height: 100 }
    : { width: 100, height: (width / PHOTO_RATIO / height) * 100 };
  return { ...part, x: (100 - part.width) / 2, y: (100 - part.height) / 3 };
}
