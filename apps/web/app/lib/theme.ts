export const THEME_CHOICES = ["light", "dark", "system"] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

/** The page's ground in both modes, for the browser's own bars around it. */
export const THEME_COLORS = { light: "#f7f6f2", dark: "#12100e" } as const;

const STORAGE_KEY = "theme";
const META_ID = "chosen-theme-color";

const listeners = new Set<() => void>();

/** Holds the choice where a browser denies storage; it then lasts until the page is left. */
let unstoredChoice: ThemeChoice | undefined;

export function readThemeChoice(): ThemeChoice {
  if (unstoredChoice) return unstoredChoice;
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return stored === "light" || stored === "dark" ? stored : "system";
  } catch {
    return "system";
  }
}

export function chooseTheme(choice: ThemeChoice): void {
  try {
    if (choice === "system") localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, choice);
    unstoredChoice = undefined;
  } catch {
    unstoredChoice = choice;
  }
  showTheme(choice);
  notify();
}

/** Calls back when the theme is chosen in this tab or in another one. */
export function subscribeToTheme(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener("storage", onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener("storage", onStorage);
  };
}

/** Without a choice there is no attribute, and the style sheet follows the system by itself. */
export function showTheme(choice: ThemeChoice): void {
  const root = document.documentElement;
  const meta = document.getElementById(META_ID) as HTMLMetaElement | null;
  if (choice === "system") {
    delete root.dataset["theme"];
    meta?.remove();
    return;
  }
  root.dataset["theme"] = choice;
  const color = meta ?? document.head.appendChild(document.createElement("meta"));
  color.id = META_ID;
  color.name = "theme-color";
  color.content = THEME_COLORS[choice];
  // The first of several theme colours counts.
  document.head.prepend(color);
}

function onStorage(event: StorageEvent): void {
  // A cleared storage comes without a key.
  if (event.key !== STORAGE_KEY && event.key !== null) return;
  showTheme(readThemeChoice());
  notify();
}

function notify(): void {
  for (const listener of listeners) listener();
}
