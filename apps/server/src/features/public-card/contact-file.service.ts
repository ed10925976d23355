import type { PublicCard } from "@visita/domain/card/public-card";
import { contactFile } from "@visita/domain/card/vcard";
import { contactFileVersion4 } from "@visita/domain/card/vcard-version4";
import type { ContactFileVersion } from "@visita/domain/kit/kit.constants";
import { channelNameIn } from "@visita/domain/messages/channels";

const WRITERS = { "3.0": contactFile, "4.0": contactFileVersion4 } as const satisfies Record<
  ContactFileVersion,
  typeof contactFile
>;

type ContactFileParts = { readonly publicUrl: string; readonly photo: Buffer | null };

/** The side of a card that is shown, as a contact. The words of the product are in the language of the card. */
export async function writeContactFile(
  card: PublicCard,
  version: ContactFileVersion,
  { publicUrl, photo }: ContactFileParts,
): Promise<Buffer> {
  const { revisedAt, met } = card;
  const photoJpegBase64 = photo?.toString("base64") ?? null;
  const channelName = await channelNameIn(card.language);
  const otherChannelName = await channelNameIn(card.secondSide?.language);
  const options = { publicUrl, photoJpegBase64, revisedAt, met, channelName, otherChannelName };
  return Buffer.from(WRITERS[version](card, options));
}
