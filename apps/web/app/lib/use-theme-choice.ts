import { useSyncExternalStore } from "react";
import { readThemeChoice, subscribeToTheme, type ThemeChoice } from "./theme.ts";

/** The server knows no choice and renders "system"; the real one shows right after hydration. */
export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(subscribeToTheme, readThemeChoice, () => "system");
}
