function themeOfAddress(): string | null {
  return new URLSearchParams(window.location.search).get("theme");
}

/** `?theme=dark` or `?theme=light` decides, otherwise the system. */
export function showThemeOfAddress() {
  const theme = themeOfAddress();
  if (theme === "dark" || theme === "light") document.documentElement.dataset["theme"] = theme;
}

export function ThemeSwitch() {
  const other = themeOfAddress() === "dark" ? "light" : "dark";
  return (
    <a href={`?theme=${other}`} className="type-link inline-flex min-h-touch items-center rounded-xs">
      Show {other}
    </a>
  );
}
