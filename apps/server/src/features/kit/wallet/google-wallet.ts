import type { SideTexts } from "@visita/domain/card/card-text.rules";
import { channelText } from "@visita/domain/card/channel-value";
import type { PublicCard } from "@visita/domain/card/public-card";
import { themeOf } from "@visita/domain/card/themes";
import { SIGNATURE_PHOTO_FILE, WALLET_HERO_FILE } from "@visita/domain/kit/kit.constants";
import { cardUrl, shownUrl, sourceUrl } from "@visita/domain/kit/kit-address";
import { isLanguage, type Language } from "@visita/domain/language/languages";
import type { Translate } from "@visita/domain/language/message";
import { cardPieces } from "@visita/domain/messages/card-pieces";
import type english from "@visita/domain/messages/card-pieces/en";
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
    ...(base &&
      card.profilepic && { logo: image(card, `${base}/${SIGNATURE_PHOTO_FILE}`, () => card.fullname) }),
    ...(base && {
      heroImage: image(card, `${base}/${WALLET_HERO_FILE}`, (t) => t("coverOf", { name: card.fullname })),
    }),
    ...(card.qrCode !== null && { barcode: { type: "QR_CODE", value: url, alternateText: address } }),
    textModulesData: [
      ...(phone ? [{ id: "phone", ...labelled(card, (t) => t("phone")), body: phone }] : []),
      { id: "card", ...labelled(card, (t) => t("card")), body: address },
    ],
    linksModuleData: { uris: [{ id: "open", uri: url, ...described(card, (t) => t("openCard")) }] },
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

type TextOf = (t: Translate<typeof english>) => string;

/** A word of the product, in English and in the languages of the card: in every one, the link would be too long to open. */
function text({ language, secondSide }: PublicCard, textOf: TextOf) {
  const inLanguage = (language: Language) => ({ language, value: textOf(cardPieces.translate(language)) });
  const ofCard = [language, secondSide?.language].filter(isLanguage).filter((own) => own !== "en");
  return { defaultValue: inLanguage("en"), translatedValues: ofCard.map(inLanguage) };
}

/** With the English text for what knows no others. */
function labelled(card: PublicCard, textOf: TextOf) {
  return { header: textOf(cardPieces.translate("en")), localizedHeader: text(card, textOf) };
}

function described(card: PublicCard, textOf: TextOf) {
  return { description: textOf(cardPieces.translate("en")), localizedDescription: text(card, textOf) };
}

function image(card: PublicCard, uri: string, textOf: TextOf) {
  return { sourceUri: { uri }, contentDescription: text(card, textOf) };
}
