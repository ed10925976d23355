import { contactFileName } from "@visita/domain/card/vcard-file-name";
import { isAppleTouch } from "../app/lib/apple-touch.ts";
import { saveFile } from "../app/lib/qr-code-download.ts";
import { cardText } from "./card-text.ts";
import { notify } from "./toast.ts";

const TIMEOUT_MS = 20_000;
const TOAST_KEY = "contact";

let isSaving = false;

/**
 * Fetched before it is handed over: a link would replace the card by the error of a server that cannot be reached.
 * Returns whether it was handed over.
 */
export async function saveContact(
  url: string,
  fullname: string,
  open: (url: string) => void = (target) => location.assign(target),
): Promise<boolean> {
  if (isSaving) return false;
  isSaving = true;
  notify.dismiss(TOAST_KEY);
  try {
    const file = await fetchContact(url);
    if (isAppleTouch()) open(url);
    else saveFile(file, contactFileName(fullname));
    notify.success(cardText("contactDownloaded"), TOAST_KEY);
    return true;
  } catch {
    notify.error(cardText("contactFailed"), TOAST_KEY);
    return false;
  } finally {
    isSaving = false;
  }
}

async function fetchContact(url: string): Promise<Blob> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  const type = response.headers.get("content-type") ?? "";
  if (!response.ok || !type.startsWith("text/vcard"))
    throw new Error(`No contact, but status ${response.status}`);
  return response.blob();
}
