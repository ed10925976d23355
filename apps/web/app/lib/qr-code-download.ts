import { cardPath } from "./card-path.ts";

/** The code of a card, or of one of its links. */
export async function fetchQrCode(username: string, slug?: string): Promise<Blob> {
  const response = await fetch(`${cardPath(username)}${slug ? `/${slug}` : ""}/qr.png`);
  const isPicture = response.headers.get("content-type")?.startsWith("image/png") ?? false;
  // A proxy's error page must not end up as a picture that cannot be opened.
  if (!response.ok || !isPicture) throw new Error(`No QR code, but status ${response.status}`);
  return response.blob();
}

/** Some browsers, iOS among them, ask first where to put a file, and need its URL for that long. */
const OBJECT_URL_LIFETIME_MS = 60_000;

/** Hands a file to the browser's downloads. */
export function saveFile(content: Blob, name: string): void {
  const objectUrl = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = objectUrl;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(objectUrl), OBJECT_URL_LIFETIME_MS);
}
