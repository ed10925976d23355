import { copyText } from "../app/lib/copy-text.ts";
import { fetchQrCode, saveFile } from "../app/lib/qr-code-download.ts";
import { cardText } from "./card-text.ts";
import { canOpenDialogs, closeDialogs, isWanted, openDialog, wantDialog } from "./dialogs.ts";
import { offerHello, openHello } from "./hello-offer.ts";
import { saveContact } from "./save-contact.ts";
import type { SharedCard } from "./shared-card.ts";
import { notify } from "./toast.ts";

/** One listener for the links of the page, all of which also work without it. */
export function enhanceLinks(card: SharedCard): void {
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const action = link && actionOf(link, card);
    if (!action) return;
    event.preventDefault();
    if (!busy.has(link)) void run(link, action);
  });
}

/** Links that were pressed and have not done yet what they do: pressed twice, they do it once. */
const busy = new WeakSet<HTMLAnchorElement>();

async function run(link: HTMLAnchorElement, action: Action): Promise<void> {
  busy.add(link);
  await action();
  busy.delete(link);
}

type Action = () => void | Promise<void>;

/** What replaces the default action of a link; undefined to keep the default. */
function actionOf(link: HTMLAnchorElement, card: SharedCard): Action | undefined {
  const { contact, systemShare, closes, pasteInto, qrDownload, hello, report } = link.dataset;
  if (contact !== undefined) return () => saveAndOffer(link, card);
  if (qrDownload !== undefined) return () => saveQrCode(card.username);
  if (pasteInto !== undefined) return () => copyAndOpen(card.url, pasteInto, link.href);
  if (!canOpenDialogs()) return undefined;
  if (closes !== undefined) return closeDialogs;
  if (hello !== undefined) return () => openHello(link, card);
  if (report !== undefined) return () => openReport(card, link.href);
  if (systemShare !== undefined) return () => shareBySystem(card);
  if (link.hash === "#share" || link.hash === "#qr") return openIfThere(link.hash.slice(1));
  // Another fragment is a step in the history, which would close the dialog.
  if (link.closest("dialog") && link.getAttribute("href")?.startsWith("#"))
    return () => document.getElementById(link.hash.slice(1))?.focus();
  return undefined;
}

/** A dialog that the browser has not read yet is opened by its fragment. */
function openIfThere(id: string): (() => void) | undefined {
  return document.getElementById(id) ? () => openDialog(id) : undefined;
}

async function saveAndOffer(link: HTMLAnchorElement, { fullname, shortName }: SharedCard): Promise<void> {
  if (!(await saveContact(link.href, fullname))) return;
  link.dataset["contact"] = "saved";
  offerHello(shortName);
}

/** Offers the device's own share sheet as the first entry of the share dialog, where there is one. */
export function offerShareSheet(): void {
  if (!("share" in navigator)) return;
  document.querySelector("[data-share-sheet]")?.removeAttribute("hidden");
}

async function shareBySystem({ fullname, url }: SharedCard): Promise<void> {
  try {
    await navigator.share({ title: fullname, url });
  } catch (error) {
    const wasDismissed = error instanceof DOMException && error.name === "AbortError";
    if (!wasDismissed) notify.error(cardText("shareFailed"));
  }
}

async function copyAndOpen(url: string, target: string, href: string): Promise<void> {
  if (!(await copyText(url))) return void notify.error(cardText("copyFailed"));
  notify.success(cardText("linkCopiedFor", { place: target }));
  open(href, "_blank", "noopener,noreferrer");
}

/** Where the dialog cannot be loaded, the page of the form takes the report. */
async function openReport(card: SharedCard, fallback: string): Promise<void> {
  wantDialog("report");
  try {
    const { openReportDialog } = await import("./report-dialog.tsx");
    await openReportDialog(card);
  } catch {
    if (isWanted("report")) location.assign(fallback);
  }
}

async function saveQrCode(username: string): Promise<void> {
  try {
    saveFile(await fetchQrCode(username), `${username}-qrcode.png`);
  } catch {
    notify.error(cardText("qrDownloadFailed"));
  }
}
