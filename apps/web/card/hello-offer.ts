import { letThemKnow } from "@visita/domain/exchange/exchange.messages";
import { UI_ICON_PATHS } from "../app/features/card/view/icon-paths.ts";
import type { SharedCard } from "./shared-card.ts";

/** Loaded when somebody asks for it: most visitors never do. Where it cannot be loaded, the link leads to the page. */
export async function openHello(link: HTMLAnchorElement, card: SharedCard): Promise<void> {
  try {
    const { openHelloDialog } = await import("./hello/hello-dialog.tsx");
    openHelloDialog(card, stopOffering);
  } catch {
    location.assign(link.href);
  }
}

/**
 * Whoever has just taken the contact is asked for theirs, once a page view: the same button in the same place, with
 * other words. Nothing moves, and nothing covers the device's contact sheet.
 */
export function offerHello(shortName: string): void {
  if (hasSent) return;
  const link = document.querySelector<HTMLAnchorElement>('[data-hello="bar"]:not([data-after])');
  const words = link?.querySelector("span");
  if (!link || !words) return;
  link.dataset["after"] = "";
  words.textContent = letThemKnow(shortName);
  link.querySelector("path")?.setAttribute("d", UI_ICON_PATHS.arrowRight);
  announce(letThemKnow(shortName));
}

/** Whoever has sent their details is not asked for them. */
let hasSent = false;

function stopOffering(): void {
  hasSent = true;
}

/** Politely, after the toast that says that the contact was saved. */
function announce(text: string): void {
  const status = document.createElement("span");
  status.className = "sr-only";
  status.setAttribute("role", "status");
  document.body.append(status);
  // A region is announced when it changes, not when it comes with its text.
  setTimeout(() => {
    status.textContent = text;
  }, ANNOUNCE_DELAY_MS);
}

const ANNOUNCE_DELAY_MS = 200;
