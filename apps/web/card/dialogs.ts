import { moveToasts } from "./toast-place.tsx";

/** Makes proper dialogs of the panels. A browser that has none keeps what the style sheet shows. */
export function enhanceDialogs(): void {
  for (const dialog of allDialogs()) {
    dialog.addEventListener("close", () => moveToasts(document.body));
    dialog.addEventListener("click", (event) => {
      // Everything inside lies on the panel; the dialog itself is the ground around it.
      if (event.target === dialog) dialog.close();
    });
  }
  const addressed = document.getElementById(location.hash.slice(1));
  if (addressed instanceof HTMLDialogElement) openAddressed(addressed);
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
  moveToasts(dialog);
  // The panel and not its first link, so that the title is read out.
  dialog.querySelector<HTMLElement>(".panel-dialog-panel")?.focus({ preventScroll: true });
}

export function closeDialogs(): void {
  for (const dialog of allDialogs()) if (dialog.open) dialog.close();
}

/** Opened by its address before the script came. The address must let go of it, or it could not be closed. */
function openAddressed(dialog: HTMLDialogElement): void {
  location.replace("#_");
  history.replaceState(history.state, "", location.pathname + location.search);
  openDialog(dialog.id);
}

function allDialogs(): NodeListOf<HTMLDialogElement> {
  return document.querySelectorAll("dialog");
}
