const ANNOUNCE_DELAY_MS = 200;

let region: HTMLElement | undefined;

/** Says something to screen readers, politely: after a toast that tells of the same. */
export function announce(text: string, language = ""): void {
  const status = region ?? newRegion();
  region = status;
  status.lang = language || document.documentElement.lang;
  // A region is announced when it changes, not when it comes with its text.
  setTimeout(() => {
    status.textContent = text;
  }, ANNOUNCE_DELAY_MS);
}

function newRegion(): HTMLElement {
  const status = document.createElement("span");
  status.className = "sr-only";
  status.setAttribute("role", "status");
  document.body.append(status);
  return status;
}
