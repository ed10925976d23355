import { cardPath } from "../../../lib/card-path.ts";

export async function fetchQrCode(username: string): Promise<Blob> {
  const response = await fetch(`${cardPath(username)}/qr.png`);
  const isPicture = response.headers.get("content-type")?.startsWith("image/png") ?? false;
  // A proxy's error page must not end up as a picture that cannot be opened.
  if (!response.ok || !isPicture) throw new Error(`No QR code, but status ${response.status}`);
  return response.blob();
}
