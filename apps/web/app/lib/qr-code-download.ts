import { cardPath } from "./card-path.ts";

export async function fetchQrCode(username: string): Promise<Blob> {
  const response = await fetch(`${cardPath(username)}/qr.png`);
  const isPng = response.headers.get("content-type")?.startsWith("image/png") ?? false;
  // A proxy's error page must not be saved as an image.
  if (!response.ok || !isPng) throw new Error(`No QR code, but status ${response.status}`);
  return response.blob();
}

/** iOS and others ask for a place first and need the object URL until then. */
const OBJECT_URL_TTL_MS = 60_000;

/** Starts a download. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), OBJECT_URL_TTL_MS);
}
