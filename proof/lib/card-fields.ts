import { randomBytes } from "node:crypto";
import sharp from "sharp";

const SIDE = 8;

/** Everything that a card must have. */
export function cardFields(given: { fullname: string; profilepic: string; username?: string }) {
  return {
    occupation: "Bookbinder",
    companyname: "Folded Sheet",
    bio: "I bind books by hand.",
    color: "blue-color-one",
    contacts: {
      phonenumber: { value: "+1 202 555 0142" },
      email: { value: "robin@foldedsheet.example" },
      sms: { value: "+1 202 555 0143" },
    },
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
