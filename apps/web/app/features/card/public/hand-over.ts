import { isThemeKey, type ThemeKey } from "@visita/domain/card/themes";

const KEY = "sample_card";

export type SampleCardValues = { readonly fullname: string; readonly color: ThemeKey };

/** Keeps, for this tab, the card that a visitor tried on the home page: the first card begins with it. */
export function saveSampleCard(sample: SampleCardValues): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(sample));
  } catch {
    // Denied storage: the card begins empty.
  }
}

export function findSampleCard(): SampleCardValues | undefined {
  try {
    const { fullname, color } = JSON.parse(sessionStorage.getItem(KEY) ?? "{}") as Record<string, unknown>;
    if (typeof fullname !== "string" || typeof color !== "string" || !isThemeKey(color)) return undefined;
    return { fullname, color };
  } catch {
    return undefined;
  }
}

export function forgetSampleCard(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // It was never stored.
  }
}

/** A contact file on its way from the page where it was chosen to the wizard. It is too large for the browser's history. */
let chosen: File | null = null;

export function handOverContactFile(file: File): void {
  chosen = file;
}

export function peekContactFile(): File | null {
  return chosen;
}

export function clearContactFile(): void {
  chosen = null;
}

/** Navigation state for /dashboard: this card was just made. */
export function newCardState(username: string) {
  return { newCard: username.trim() };
}

export function newCardOf(state: unknown): string | undefined {
  const { newCard } = (state ?? {}) as { newCard?: unknown };
  return typeof newCard === "string" && newCard !== "" ? newCard : undefined;
}
