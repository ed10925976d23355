import { isThemeKey, type ThemeKey } from "@visita/domain/card/themes";

const KEY = "scolor";

/** The last colour chosen in this browser. */
export function readLastColour(): ThemeKey | undefined {
  try {
    const stored = localStorage.getItem(KEY) ?? "";
    return isThemeKey(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

export function saveLastColour(color: ThemeKey): void {
  try {
    localStorage.setItem(KEY, color);
  } catch {
    // Without storage the choice still applies to this card.
  }
}
