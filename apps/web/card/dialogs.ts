import { addOverlayEntry } from "../app/ui/overlay-history.ts";
import { moveToasts } from "./toast-root.tsx";

/** What removes the history entry of an open dialog. */
const entries = new Map<HTMLDialogElement, () => void>();

/** Turns the panels into modal dialogs. Browsers without <dialog> keep what CSS shows by :target. */
export function enhanceDialogs(): void {
  for (const dialog of allDialogs()) enhanceDialog(dialog);
  const targeted = document.getElementById(location.hash.slice(1));
  if (targeted instanceof HTMLDialogElement) openTargeted(targeted);
}

/** Also for one that is added to the page later. */
export function enhanceDialog(dialog: HTMLDialogElement): void {
  dialog.addEventListener("close", () => {
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

export function openDialog(id: string): void {
  const dialog = document.getElementById(id);
  if (!(dialog instanceof HTMLDialogElement) || dialog.open) return;
  closeDialogs();
  const root = document.documentElement;
  root.style.setProperty("--scroll-bar", `${innerWidth - root.clientWidth}px`);
  dialog.showModal();
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
    if (!dialog.open) continue;
    // Not by its event, which comes later: the next dialog uses the entry again.
    removeEntry(dialog);
    dialog.close();
  }
}

function removeEntry(dialog: HTMLDialogElement): void {
  entries.get(dialog)?.();
  entries.delete(dialog);
}

/** Opened by its fragment before the script loaded. As long as :target matches, it could not be closed. */
function openTargeted(dialog: HTMLDialogElement): void {
  location.replace("#_");
  history.replaceState(history.state, "", location.pathname + location.search);
  openDialog(dialog.id);
}

function allDialogs(): NodeListOf<HTMLDialogElement> {
  return document.querySelectorAll("dialog");
}
