import { useId } from "react";
import { chooseTheme, THEME_CHOICES } from "../../lib/theme.ts";
import { useThemeChoice } from "../../lib/use-theme-choice.ts";
import { THEME_LABELS } from "./theme-labels.ts";

/** All three themes side by side, where there is room for them: the footer and the menus on phones. */
export function ThemeSwitch() {
  const chosen = useThemeChoice();
  const name = useId();
  return (
    <fieldset className="flex min-w-0 gap-0.5 rounded-md border border-line bg-sunk p-0.5">
      <legend className="sr-only">Theme</legend>
      {THEME_CHOICES.map((choice) => {
        const { label, icon: Icon } = THEME_LABELS[choice];
        return (
          <label
            key={choice}
            className="flex min-h-touch flex-1 cursor-pointer items-center justify-center gap-2 rounded-[0.625rem] px-2 text-small xs:px-3 font-medium text-muted transition-colors duration-hover hover:text-text has-checked:bg-surface has-checked:text-text has-checked:shadow-[inset_0_0_0_1px_var(--color-line-strong)] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={chosen === choice}
              onChange={() => chooseTheme(choice)}
            />
            <Icon size={18} strokeWidth={1.75} aria-hidden="true" className="max-xs:hidden" />
            {label}
          </label>
        );
      })}
    </fieldset>
  );
}
