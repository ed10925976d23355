import { isThemeKey, type ThemeKey } from "@visita/domain/card/themes";

const KEY = "scolor";

/** The colour that was chosen last in this browser. */
export function readLastColour(): ThemeKey | undefined {
  try {
    const kept = localStorage.getItem(KEY) ?? "";
    return isThemeKey(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

export function saveLastColour(color: ThemeKey): void {
  try {
    localStorage.setItem(KEY, color);
  } catch {
    // A browser that keeps nothing still shows the choice.
  }
}
