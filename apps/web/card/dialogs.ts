import { addOverlayEntry } from "../app/ui/overlay-history.ts";
import { moveToasts } from "./toast.ts";

/** What removes the history entry of an open dialog. */
const entries = new Map<HTMLDialogElement, () => void>();

/** Turns the panels into modal dialogs. Browsers without <dialog> keep what CSS shows by :target. */
export function enhanceDialogs(): void {
  if (!canOpenDialogs()) return;
  for (const dialog of allDialogs()) enhanceDialog(dialog);
  openTargeted();
  addEventListener("hashchange", openTargeted);
}

/** Also for one that is added to the page later. */
export function enhanceDialog(dialog: HTMLDialogElement): void {
  dialog.addEventListener("close", () => {
    // The event comes later: the dialog may have been opened again.
    if (dialog.open) return;
    removeEntry(dialog);
    if (!document.querySelector("dialog[open]")) moveToasts(document.body);
  });
  dialog.addEventListener("click", (event) => {
    // The panel covers everything inside; a click on the dialog itself is a click on the backdrop.
    if (event.target === dialog) dialog.close();
  });
}

export function canOpenDialogs(): boolean {
  return typeof HTMLDialogElement === "function";
}

/** The dialog that was asked for last. */
let wanted = "";

/** Before it is loaded: whoever asks for another one meanwhile is not shown this one, too. */
export function wantDialog(id: string): void {
  wanted = id;
}

export function isWanted(id: string): boolean {
  return wanted === id;
}

export function openDialog(id: string): void {
  wanted = id;
  const dialog = document.getElementById(id);
  if (!(dialog instanceof HTMLDialogElement) || dialog.open) return;
  closeDialogs();
  const root = document.documentElement;
  root.style.setProperty("--scroll-bar", `${innerWidth - root.clientWidth}px`);
  dialog.showModal();
  // Browsers focus something inside, and scroll a tall dialog there.
  dialog.scrollTop = 0;
  entries.set(
    dialog,
    addOverlayEntry(() => dialog.close()),
  );
  moveToasts(dialog);
  // The panel and not its first link, so that screen readers announce the title.
  dialog.querySelector<HTMLElement>(".panel-dialog-panel")?.focus({ preventScroll: true });
}

export function closeDialogs(): void {
  for (const dialog of allDialogs()) {
    // Not by the event of closing, which comes later, also to a dialog that is closed by now: the next dialog, which may
    // be the same one, uses the entry again.
    removeEntry(dialog);
    if (dialog.open) dialog.close();
  }
}

function removeEntry(dialog: HTMLDialogElement): void {
  entries.get(dialog)?.();
  entries.delete(dialog);
}

/**
 * The fragment names a dialog: it was opened before the script loaded, or Back leads there. As long as :target matches,
 * it could not be closed.
 */
function openTargeted(): void {
  const dialog = document.getElementById(location.hash.slice(1));
  if (!(dialog instanceof HTMLDialogElement)) return;
  if (isPageBelow()) {
    addEventListener("popstate", () => openDialog(dialog.id), { once: true });
    history.back();
  } else {
    location.replace("#_");
    history.replaceState(history.state, "", location.pathname + location.search);
    openDialog(dialog.id);
  }
}

/**
 * Whether the history entry below is this page without a fragment: an open dialog adds its own entry to that one. Unknown
 * without the Navigation API, where a step back could leave the page.
 */
function isPageBelow(): boolean {
  if (!("navigation" in window)) return false;
  const index = navigation.currentEntry?.index ?? 0;
  const below = navigation.entries()[index - 1];
  return below?.sameDocument === true && below.url === location.href.replace(/#.*/, "");
}

function allDialogs(): NodeListOf<HTMLDialogElement> {
  return document.querySelectorAll("dialog");
}
