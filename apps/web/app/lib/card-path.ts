import type { KitPiece } from "@visita/domain/kit/kit.constants";
import type { Kit } from "@visita/domain/kit/kit.contract";

/** The path of the public card; encoded, because a username may hold more than ASCII. */
export function cardPath(username: string): string {
  return `/c/${encodeURIComponent(username)}`;
}

/** The share kit of one's own card, or one piece of it. */
export function kitPath(cardid: string, piece?: KitPiece): string {
  return `/cards/${encodeURIComponent(cardid)}/kit${piece ? `/${piece}` : ""}`;
}

/** What visitors save of one's own card. */
export function contactFilePath(cardid: string): string {
  return `/cards/${encodeURIComponent(cardid)}/contact-file`;
}

/** A URL as people read it: without the protocol. */
export function displayLink(url: string): string {
  return url.replace(/^https?:\/\//, "");
}

/** What stands before /c/{username}. */
export function publicUrlOf({ url }: Pick<Kit, "url">): string {
  return url.slice(0, url.lastIndexOf("/c/"));
}
