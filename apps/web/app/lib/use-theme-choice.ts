import { useSyncExternalStore } from "react";
import { readThemeChoice, subscribeToTheme, type ThemeChoice } from "./theme.ts";

/** The server renders "system"; the actual choice follows after hydration. */
export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(subscribeToTheme, readThemeChoice, () => "system");
}
