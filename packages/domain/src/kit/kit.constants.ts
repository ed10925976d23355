/** The pieces of the share kit, in the order of its page. */
export const KIT_PIECES = ["signature", "wallet", "print", "qr", "nfc", "background", "page"] as const;
export type KitPiece = (typeof KIT_PIECES)[number];

/** Files of a card's kit: not JSON, so they are no endpoints of the table. For the owner alone. */
export const KIT_FILE_PATHS = {
  pass: "/api/kit/:cardid/pass.pkpass",
  printPdf: "/api/kit/:cardid/print.pdf",
  /** One page of the PDF as a picture, for the preview. */
  printSvg: "/api/kit/:cardid/print.svg",
  qrSvg: "/api/kit/:cardid/qr.svg",
  qrPng: "/api/kit/:cardid/qr.png",
  qrPdf: "/api/kit/:cardid/qr.pdf",
  background: "/api/kit/:cardid/background.png",
  page: "/api/kit/:cardid/page.html",
  /** The same as visitors save; here also while the card is not shown. */
  contact: "/api/kit/:cardid/contact.vcf",
} as const;
export type KitFile = keyof typeof KIT_FILE_PATHS;

/** What a signature shows of a card, below the card's URL: everybody who reads a mail has to see it. */
export const SIGNATURE_PHOTO_FILE = "photo-144.jpg";
export const SIGNATURE_CODE_FILE = "code-192.png";
/** What Google Wallet shows of a card, at the same place. */
export const WALLET_HERO_FILE = "hero-1032.png";

export const PRINT_FORMATS = ["card-eu", "card-us", "sheet-a4", "sheet-letter"] as const;
export type PrintFormat = (typeof PRINT_FORMATS)[number];
export const PRINT_SIDES = ["front", "back"] as const;
export type PrintSide = (typeof PRINT_SIDES)[number];

/** Of the vCard standard. */
export const CONTACT_FILE_VERSIONS = ["3.0", "4.0"] as const;
export type ContactFileVersion = (typeof CONTACT_FILE_VERSIONS)[number];

export const BACKGROUNDS = {
  "call-1920": { kind: "call", width: 1920, height: 1080 },
  "call-2560": { kind: "call", width: 2560, height: 1440 },
  "lock-1170": { kind: "lock", width: 1170, height: 2532 },
  "lock-1080": { kind: "lock", width: 1080, height: 2400 },
} as const;
export type BackgroundKey = keyof typeof BACKGROUNDS;
export const BACKGROUND_KEYS = Object.keys(BACKGROUNDS) as [BackgroundKey, ...BackgroundKey[]];

/** The address, or the whole contact, which needs no network to be saved. */
export const QR_CONTENTS = ["address", "contact"] as const;
/** `ink` is the product's black, `theme` the dark colour of the card's theme, `base` its cover's. */
export const QR_COLORS = ["ink", "theme", "base"] as const;
export const QR_CENTERS = ["none", "logo", "photo"] as const;
export const QR_FRAMES = ["none", "plate", "engraved", "band"] as const;
/** Widths of a PNG in pixels. */
export const QR_SIZES = ["512", "1024", "2048"] as const;
/** Unless a call names one. The studio offers the one in the language of the card. */
export const QR_CAPTION = "Scan to save my contact";
export const QR_CAPTION_MAX = 30;

/** Settings of an operator without which there is no pass. */
export const APPLE_SETTINGS = [
  "APPLE_PASS_CERT",
  "APPLE_PASS_KEY",
  "APPLE_PASS_TYPE_ID",
  "APPLE_TEAM_ID",
  "APPLE_WWDR_CERT",
] as const;
export const GOOGLE_SETTINGS = ["GOOGLE_WALLET_ISSUER", "GOOGLE_WALLET_KEY"] as const;

export const SIGNATURE_MAX_BYTES = 10 * 1024;
export const PAGE_MAX_BYTES = 400 * 1024;

/** Below this, cameras do not tell modules from their background reliably. */
export const QR_MIN_CONTRAST = 3;

/** Contrast of a colour with white, as WCAG 2 defines it: 1 to 21. */
export function contrastWithWhite(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

/** Of cut cards, in millimetres. */
export const PRINT_CARD_SIZES = {
  eu: { width: 85, height: 55 },
  us: { width: 88.9, height: 50.8 },
} as const;

/** Around the cut card on its page: 3 mm of bleed, crop marks of 5 mm that begin 3 mm away, and a little air. */
export const PRINT_PAGE_MARGIN = 9;

/** Scripts whose letters a font may lack, as people call them. */
export const SCRIPT_NAMES = [
  "Arabic",
  "Armenian",
  "Bengali",
  "Burmese",
  "Chinese or Japanese",
  "Cyrillic",
  "Devanagari",
  "Ethiopic",
  "Georgian",
  "Greek",
  "Gujarati",
  "Gurmukhi",
  "Hebrew",
  "Japanese",
  "Kannada",
  "Khmer",
  "Korean",
  "Lao",
  "Malayalam",
  "Mongolian",
  "Sinhala",
  "Syriac",
  "Tamil",
  "Telugu",
  "Thaana",
  "Thai",
  "Tibetan",
] as const;
export type ScriptName = (typeof SCRIPT_NAMES)[number];
