import { QR_PARAMETER, type SOURCE_LETTERS, SOURCE_PARAMETER } from "../insight/insight.constants.ts";

type SourceLetter = keyof typeof SOURCE_LETTERS;

/** Whole, such as "https://visita.example/c/giulia". */
export function cardUrl(publicUrl: string, username: string): string {
  return `${publicUrl}/c/${username}`;
}

/** The same with the piece by which a visitor comes, for insights. */
export function sourceUrl(publicUrl: string, username: string, letter: SourceLetter): string {
  return `${cardUrl(publicUrl, username)}?${SOURCE_PARAMETER}=${letter}`;
}

/** What a code of the QR studio leads to. */
export function qrUrl(publicUrl: string, username: string): string {
  return `${cardUrl(publicUrl, username)}?${QR_PARAMETER}`;
}

/** As people write it: without the scheme. */
export function shownUrl(publicUrl: string, username: string): string {
  return cardUrl(publicUrl, username).replace(/^https?:\/\//, "");
}
