import { z } from "zod";
import { CardId, VisibleCard } from "../card/card.contract.ts";
import { oneLine } from "../card/text.rules.ts";
import { defineEndpoint } from "../http/endpoint.ts";
import { defineFile } from "../http/file.ts";
import {
  BACKGROUND_KEYS,
  CONTACT_FILE_VERSIONS,
  KIT_FILE_PATHS,
  PRINT_FORMATS,
  PRINT_SIDES,
  QR_CAPTION,
  QR_CAPTION_MAX,
  QR_CENTERS,
  QR_COLORS,
  QR_CONTENTS,
  QR_FRAMES,
  QR_SIZES,
  SCRIPT_NAMES,
} from "./kit.constants.ts";
import { KIT_MESSAGES as TEXT } from "./kit.messages.ts";

export const KitParams = CardId;

/** A queried switch is text, as everything in a query string. */
const Switch = z.enum(["false", "true"]);

export const PrintQuery = z.object({
  format: z.enum(PRINT_FORMATS).default("card-eu"),
  /** Of a card with two sides: its first one with the cover behind, or one in each language. */
  sides: z.enum(["one", "each"]).default("one"),
});
export type PrintQuery = z.output<typeof PrintQuery>;

export const PrintPreviewQuery = PrintQuery.extend({ side: z.enum(PRINT_SIDES).default("front") });
export type PrintPreviewQuery = z.output<typeof PrintPreviewQuery>;

export const BackgroundQuery = z.object({
  size: z.enum(BACKGROUND_KEYS).default("call-1920"),
  /** The whole picture turned, for programs that mirror it. */
  mirrored: Switch.default("false"),
});
export type BackgroundQuery = z.output<typeof BackgroundQuery>;

export const ContactFileQuery = z.object({
  /** From which it is saved. Of a card with one side the second is the same as the first. */
  side: z.enum(["1", "2"]).default("1"),
  version: z.enum(CONTACT_FILE_VERSIONS).default("3.0"),
});
export type ContactFileQuery = z.output<typeof ContactFileQuery>;

export const QrQuery = z.object({
  content: z.enum(QR_CONTENTS).default("address"),
  color: z.enum(QR_COLORS).default("ink"),
  center: z.enum(QR_CENTERS).default("none"),
  frame: z.enum(QR_FRAMES).default("none"),
  caption: z
    .string()
    .max(200, TEXT.captionTooLong)
    .transform(oneLine)
    .refine((caption) => [...caption].length <= QR_CAPTION_MAX, TEXT.captionTooLong)
    .default(QR_CAPTION),
});
export type QrQuery = z.output<typeof QrQuery>;

export const QrPngQuery = QrQuery.extend({ size: z.enum(QR_SIZES).default("1024") });
export type QrPngQuery = z.output<typeof QrPngQuery>;

/** What came of reading a code back. `refused` codes are not handed out. */
export const QrReading = z.object({
  verdict: z.enum(["good", "dense", "refused"]),
  /** Why it is refused or dense. `missing`: the card has no such picture. */
  reason: z.enum(["contrast", "density", "unreadable", "missing"]).nullable(),
  /** Why the caption of a frame is left out: no font has its letters, or it is too wide. */
  captionProblem: z.enum(["letters", "width"]).nullable(),
  /** Modules on one side, the quiet zone not counted; 0 where no code can hold the content. */
  modules: z.int(),
  correction: z.enum(["L", "M", "Q", "H"]),
  /** Widths in pixels at which it was read back. */
  readAt: z.array(z.int()),
  /** The least width in print, in millimetres. */
  minWidthMm: z.int(),
});
export type QrReading = z.infer<typeof QrReading>;

/** For people: a first line, and what to do or what was checked. */
export const QrVerdict = QrReading.extend({ title: z.string(), text: z.string() });
export type QrVerdict = z.infer<typeof QrVerdict>;

/** In words, with the names of the scripts that no font has. */
export const FontProblem = z.object({ text: z.string(), scripts: z.array(z.enum(SCRIPT_NAMES)) });
export type FontProblem = z.infer<typeof FontProblem>;

export const Kit = z.object({
  /** As visitors see it. */
  card: VisibleCard,
  version: z.int(),
  /** Why nobody but its owner sees the card, such as while it rests; null when everybody does. */
  hidden: z.enum(["resting", "gone", "left", "taken_down", "legal"]).nullable(),
  /** Whole and without a source, such as "https://visita.example/c/giulia". */
  url: z.string(),
  /** The address for NFC tags, with its source. */
  nfcUrl: z.string(),
  /** Whether the plan has QR codes; without them the pieces carry the address. */
  qrCode: z.boolean(),
  /** `missing`: the names of settings that an operator has to set; told to admins alone. */
  wallets: z.object({
    apple: z.object({ isConfigured: z.boolean(), missing: z.array(z.string()) }),
    google: z.object({ isConfigured: z.boolean(), missing: z.array(z.string()) }),
  }),
  /** Null when the card can be printed; else why not. */
  printProblem: FontProblem.nullable(),
  secondPrintProblem: FontProblem.nullable(),
  /** Null when backgrounds show every letter; else which ones they leave out. */
  backgroundProblem: FontProblem.nullable(),
});
export type Kit = z.infer<typeof Kit>;

export const kitEndpoint = defineEndpoint("GET /api/kit/:cardid", {
  summary: "What the share kit of your card can make, and what prevents the rest.",
  access: "account",
  permission: "cards:read",
  params: KitParams,
  responses: { 200: Kit },
});

export const qrVerdictEndpoint = defineEndpoint("GET /api/kit/:cardid/qr", {
  summary: "Whether a QR code with these options is read back by a second program at every size on offer.",
  access: "account",
  permission: "cards:read",
  params: KitParams,
  query: QrQuery,
  responses: { 200: QrVerdict },
  reportsFirstField: true,
});

export const googleWalletEndpoint = defineEndpoint("GET /api/kit/:cardid/google-wallet", {
  summary: "A signed link that saves your card to Google Wallet.",
  access: "account",
  permission: "cards:read",
  params: KitParams,
  responses: { 200: z.object({ url: z.string() }) },
});

export const applePassFile = defineFile({
  path: KIT_FILE_PATHS.pass,
  summary: "Your card as an Apple Wallet pass.",
  permission: "cards:read",
  contentType: "application/vnd.apple.pkpass",
  params: KitParams,
});

export const printPdfFile = defineFile({
  path: KIT_FILE_PATHS.printPdf,
  summary: "Your printed card, or a sheet of ten.",
  permission: "cards:read",
  contentType: "application/pdf",
  params: KitParams,
  query: PrintQuery,
});

export const printSvgFile = defineFile({
  path: KIT_FILE_PATHS.printSvg,
  summary: "One page of it as a picture.",
  permission: "cards:read",
  contentType: "image/svg+xml",
  params: KitParams,
  query: PrintPreviewQuery,
});

export const qrSvgFile = defineFile({
  path: KIT_FILE_PATHS.qrSvg,
  summary: "The QR code of your card with these options.",
  permission: "cards:read",
  contentType: "image/svg+xml",
  params: KitParams,
  query: QrQuery,
});

export const qrPngFile = defineFile({
  path: KIT_FILE_PATHS.qrPng,
  summary: "The same in pixels.",
  permission: "cards:read",
  contentType: "image/png",
  params: KitParams,
  query: QrPngQuery,
});

export const qrPdfFile = defineFile({
  path: KIT_FILE_PATHS.qrPdf,
  summary: "The same for print.",
  permission: "cards:read",
  contentType: "application/pdf",
  params: KitParams,
  query: QrQuery,
});

export const backgroundFile = defineFile({
  path: KIT_FILE_PATHS.background,
  summary: "A background for video calls or phones.",
  permission: "cards:read",
  contentType: "image/png",
  params: KitParams,
  query: BackgroundQuery,
});

export const cardPageFile = defineFile({
  path: KIT_FILE_PATHS.page,
  summary: "Your card as one HTML file.",
  permission: "cards:read",
  contentType: "text/html",
  params: KitParams,
});

export const contactFile = defineFile({
  path: KIT_FILE_PATHS.contact,
  summary: "Your card as a vCard.",
  permission: "cards:read",
  contentType: "text/vcard",
  params: KitParams,
  query: ContactFileQuery,
});
