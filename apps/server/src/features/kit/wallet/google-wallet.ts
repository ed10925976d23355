import type { SideTexts } from "@visita/domain/card/card-text.rules";
import { channelText } from "@visita/domain/card/channel-value";
import type { PublicCard } from "@visita/domain/card/public-card";
import { themeOf } from "@visita/domain/card/themes";
import { SIGNATURE_PHOTO_FILE, WALLET_HERO_FILE } from "@visita/domain/kit/kit.constants";
import { cardUrl, shownUrl, sourceUrl } from "@visita/domain/kit/kit-address";
import type { GoogleKeys } from "./wallet-keys.ts";

type SaveLinkJob = {
  readonly card: PublicCard;
  readonly version: number;
  readonly publicUrl: string;
  readonly brand: string;
  /** Epoch milliseconds. */
  readonly now: number;
};

const SAVE_URL = "https://pay.google.com/gp/v/save/";
const CLASS = "visita-card";

/** A link that saves a generic pass: everything is in its token, so nothing is stored at Google before it is opened. */
export async function googleSaveUrl(job: SaveLinkJob, keys: GoogleKeys): Promise<string> {
  // Imported on first use: it would lengthen the server's start.
  const { SignJWT } = await import("jose");
  const token = await new SignJWT({
    typ: "savetowallet",
    origins: [job.publicUrl],
    payload: {
      genericClasses: [{ id: `${keys.issuer}.${CLASS}` }],
      genericObjects: [genericObject(job, keys)],
    },
  })
    .setProtectedHeader({ alg: "RS256", typ: "JWT" })
    .setIssuer(keys.email)
    .setAudience("google")
    .setIssuedAt(Math.floor(job.now / 1_000))
    .sign(keys.key);
  return `${SAVE_URL}${token}`;
}

function genericObject({ card, version, publicUrl, brand }: SaveLinkJob, { issuer }: GoogleKeys) {
  const address = shownUrl(publicUrl, card.username);
  const url = sourceUrl(publicUrl, card.username, "w");
  const phone = card.contacts.phonenumber && channelText("phonenumber", card.contacts.phonenumber.value);
  // Google fetches pictures itself, over HTTPS alone.
  const base = publicUrl.startsWith("https://") ? cardUrl(publicUrl, card.username) : null;
  return {
    // A saved object is not changed by a second link of the same id.
    id: `${issuer}.${card.cardid.replace(/[^\w.-]/g, "_")}-${version}`,
    classId: `${issuer}.${CLASS}`,
    genericType: "GENERIC_OTHER",
    state: "ACTIVE",
    hexBackgroundColor: themeOf(card.color).base,
    cardTitle: inEach(card, ({ companyname }) => companyname || brand),
    header: inEach(card, ({ fullname }) => fullname),
    ...(card.occupation && { subheader: inEach(card, ({ occupation }) => occupation) }),
    ...(base && card.profilepic && { logo: image(`${base}/${SIGNATURE_PHOTO_FILE}`, card.fullname) }),
    ...(base && { heroImage: image(`${base}/${WALLET_HERO_FILE}`, `Cover of the card of ${card.fullname}`) }),
    ...(card.qrCode !== null && { barcode: { type: "QR_CODE", value: url, alternateText: address } }),
    textModulesData: [
      ...(phone ? [{ id: "phone", header: "Phone", body: phone }] : []),
      { id: "card", header: "Card", body: address },
    ],
    linksModuleData: { uris: [{ id: "open", uri: url, description: "Open the card" }] },
  };
}

/** A text of the card, in the languages of its sides. */
function inEach(card: PublicCard, textOf: (side: SideTexts) => string) {
  const { language = "en", secondSide } = card;
  return {
    defaultValue: { language, value: textOf(card) },
    ...(secondSide && { translatedValues: [{ language: secondSide.language, value: textOf(secondSide) }] }),
  };
}

function text(value: string) {
  return { defaultValue: { language: "en", value } };
}

function image(uri: string, description: string) {
  return { sourceUri: { uri }, contentDescription: text(description) };
}
