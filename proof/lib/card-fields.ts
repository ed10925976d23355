import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { requiredContacts } from "../../apps/server/test/cards.ts";

const SIDE = 8;

/** Everything that a card must have. */
export function cardFields(given: { fullname: string; profilepic: string; username?: string }) {
  return {
    occupation: "Bookbinder",
    companyname: "Folded Sheet",
    bio: "I bind books by hand.",
    color: "blue-color-one",
    contacts: requiredContacts(),
    ...given,
  };
}

/** A small picture that nobody else has, as a data URL. */
export async function newPicture(): Promise<string> {
  const raw = { width: SIDE, height: SIDE, channels: 3 } as const;
  const bytes = await sharp(randomBytes(SIDE * SIDE * 3), { raw })
    .png()
    .toBuffer();
  return `data:image/png;base64,${bytes.toString("base64")}`;
}
