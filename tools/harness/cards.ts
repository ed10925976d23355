import { randomBytes } from "node:crypto";
import { CHANNELS } from "@visita/domain/card/channels";
import sharp, { type Sharp } from "sharp";

const UNIQUE_IMAGE_SIDE_PX = 8;

/** A valid card as a client sends it; pass only the fields that the test is about. */
export async function cardFields<Given extends Record<string, unknown>>(given?: Given) {
  return {
    fullname: "Robin Sample",
    occupation: "Bookbinder",
    companyname: "Folded Sheet",
    bio: "I bind books by hand.",
    profilepic: given?.["profilepic"] ?? (await anImage()),
    color: "blue-color-one",
    contacts: requiredContacts(),
    ...given,
  };
}

export function requiredContacts(): Record<string, { value: string; title?: string }> {
  return {
    phonenumber: { value: "+1 202 555 0142" },
    email: { value: "robin@foldedsheet.example" },
    sms: { value: "+1 202 555 0143" },
  };
}

/** A value for every channel of the catalogue, for the premium plan. */
export function everyContact(): Record<string, { value: string }> {
  const values = CHANNELS.map(({ key, inputMode, placeholder }) => {
    if (inputMode === "tel") return [key, { value: "+39 333 555 0140" }];
    return [key, { value: inputMode === "email" ? "ada@engines.example" : placeholder }];
  });
  return { ...Object.fromEntries(values), ...requiredContacts() };
}

const images = new Map<string, Promise<string>>();

/** A small image in one colour, as a data URL. Drawn once. */
export function anImage(background = "#336699", size = { width: 80, height: 100 }): Promise<string> {
  const key = `${background} ${size.width} ${size.height}`;
  const image = images.get(key) ?? pngDataUrl(sharp({ create: { ...size, channels: 3, background } }));
  images.set(key, image);
  return image;
}

/** A small image of random pixels, as a data URL: no other card shares its stored file. */
export async function uniqueImage(): Promise<string> {
  const raw = { width: UNIQUE_IMAGE_SIDE_PX, height: UNIQUE_IMAGE_SIDE_PX, channels: 3 } as const;
  return pngDataUrl(sharp(randomBytes(raw.width * raw.height * raw.channels), { raw }));
}

async function pngDataUrl(image: Sharp): Promise<string> {
  return `data:image/png;base64,${(await image.png().toBuffer()).toString("base64")}`;
}
