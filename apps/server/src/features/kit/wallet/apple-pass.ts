import type { SideTexts } from "@visita/domain/card/card-text.rules";
import type { PublicCard } from "@visita/domain/card/public-card";
import { themeOf } from "@visita/domain/card/themes";
import { shownUrl, sourceUrl } from "@visita/domain/kit/kit-address";
import { isLanguage, VISITOR_LANGUAGES } from "@visita/domain/language/languages";
import { cardPieces } from "@visita/domain/messages/card-pieces";
import type { AppleKeys } from "./wallet-keys.ts";

type PassJob = {
  readonly card: PublicCard;
  /** By their file names. */
  readonly images: Record<string, Buffer>;
  readonly publicUrl: string;
  readonly brand: string;
};

const english = cardPieces.translate("en");
/** A device shows any language that the pass has, rather than what stands in the pass itself. */
const LABELS = ["card", "name", "role", "company", "openAtLabel"] as const;

/** A generic pass, signed. It is not updated from afar: a changed card needs a new one. */
export async function applePass(job: PassJob, keys: AppleKeys): Promise<Buffer> {
  const { card, images, publicUrl, brand } = job;
  // Imported on first use: it would lengthen the server's start.
  const { PKPass } = await import("passkit-generator");
  const theme = themeOf(card.color);
  const pass = new PKPass(
    images,
    { wwdr: keys.wwdr, signerCert: keys.certificate, signerKey: keys.key },
    {
      serialNumber: card.cardid,
      passTypeIdentifier: keys.passTypeId,
      teamIdentifier: keys.teamId,
      organizationName: brand,
      description: english("cardOf", { name: card.fullname }),
      backgroundColor: rgb(theme.base),
      foregroundColor: rgb(theme.on),
      labelColor: rgb(theme.on),
      sharingProhibited: false,
      ...(!("logo.png" in images) && { logoText: card.companyname || brand }),
    },
  );
  for (const [language, texts] of localized(card)) pass.localize(language, texts);
  const address = shownUrl(publicUrl, card.username);
  const url = sourceUrl(publicUrl, card.username, "w");
  pass.type = "generic";
  pass.headerFields.push({ key: "card", label: english("card"), value: `/c/${card.username}` });
  pass.primaryFields.push({ key: "name", label: english("name"), value: card.fullname });
  if (card.occupation)
    pass.secondaryFields.push({ key: "role", label: english("role"), value: card.occupation });
  if (card.companyname)
    pass.secondaryFields.push({ key: "company", label: english("company"), value: card.companyname });
  pass.backFields.push({ key: "address", label: english("card"), value: url });
  if (card.qrCode === null) {
    pass.auxiliaryFields.push({ key: "open", label: english("openAtLabel"), value: address });
  } else {
    pass.setBarcodes({
      format: "PKBarcodeFormatQR",
      message: url,
      messageEncoding: "iso-8859-1",
      altText: address,
    });
  }
  return pass.getAsBuffer();
}

/** By language: of a card with two sides the texts of each, else the labels in every language, in English too. */
function localized({ language, secondSide, ...first }: PublicCard): [string, Record<string, string>][] {
  const descriptionOf = english("cardOf", { name: first.fullname });
  const labelsIn = (language: string, { fullname }: SideTexts) => {
    const t = cardPieces.translate(isLanguage(language) ? language : "en");
    const labels = LABELS.map((label) => [english(label), t(label)]);
    return {
      ...Object.fromEntries(labels),
      [stringOf(descriptionOf)]: stringOf(t("cardOf", { name: fullname })),
    };
  };
  if (!language || !secondSide) return VISITOR_LANGUAGES.map((each) => [each, labelsIn(each, first)]);
  const textsOf = (side: SideTexts) => ({
    [stringOf(first.companyname)]: stringOf(side.companyname),
    [stringOf(first.occupation)]: stringOf(side.occupation),
    // Last, so that a name that is also the company is translated as a name.
    [stringOf(first.fullname)]: stringOf(side.fullname),
  });
  return [
    [language, { ...labelsIn(language, first), ...textsOf(first) }],
    [secondSide.language, { ...labelsIn(secondSide.language, secondSide), ...textsOf(secondSide) }],
  ];
}

/** For between the quotes of a .strings file. */
function stringOf(text: string): string {
  return text.replace(/["\\]/g, "\\$&");
}

/** The only form that pass.json takes. */
function rgb(hex: string): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${parts.join(", ")})`;
}
