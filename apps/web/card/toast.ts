import { cardText } from "./card-text.ts";
import { CARD_ICON_PATHS } from "./icon-paths.ts";
import { lineIconElement } from "./line-icon-element.ts";

const DURATION_MS = 5_000;
/** As long as the leave animation. */
const REMOVE_DELAY_MS = 220;

const region = document.createElement("section");
region.dataset["toaster"] = "";
region.className = "card-toaster";
// Off, but there: an open dialog hides everything from screen readers except elements that carry it.
region.setAttribute("aria-live", "off");
// Whoever points at a message is still reading it.
region.addEventListener("mouseenter", () => toasts.forEach(pause));
region.addEventListener("mouseleave", () => toasts.forEach(resume));

type Toast = { element: HTMLElement; key: string; timer: ReturnType<typeof setTimeout> | undefined };
const toasts = new Set<Toast>();

export function mountToasts(): void {
  region.setAttribute("aria-label", cardText("messages"));
  document.body.append(region);
}

/** Toasts move into an open modal dialog, because everything outside of it is inert. */
export function moveToasts(parent: Element): void {
  parent.append(region);
}

/** The messages of the public card, which does not load the app's. One with the key of another takes its place. */
export const notify = {
  success: (message: string, key = message) => show("success", message, key),
  error: (message: string, key = message) => show("error", message, key),
  dismiss: (key: string) => {
    for (const toast of toasts) if (toast.key === key) remove(toast);
  },
};

function show(kind: "success" | "error", message: string, key: string): void {
  notify.dismiss(key);
  const element = document.createElement("div");
  element.className = "card-toast";
  element.dataset["kind"] = kind;
  element.setAttribute("role", kind === "error" ? "alert" : "status");
  const path = kind === "error" ? CARD_ICON_PATHS.circleAlert : CARD_ICON_PATHS.circleCheck;
  element.append(lineIconElement(path, 20, "line-icon-bold"), message);
  region.append(element);
  const toast: Toast = { element, key, timer: undefined };
  toasts.add(toast);
  resume(toast);
}

function pause({ timer }: Toast): void {
  clearTimeout(timer);
}

function resume(toast: Toast): void {
  clearTimeout(toast.timer);
  toast.timer = setTimeout(() => remove(toast), DURATION_MS);
}

function remove(toast: Toast): void {
  clearTimeout(toast.timer);
  toasts.delete(toast);
  toast.element.dataset["leaving"] = "";
  toast.element.removeAttribute("role");
  setTimeout(() => toast.element.remove(), REMOVE_DELAY_MS);
}
