import { commonTexts } from "@visita/domain/owner-messages/common";
import { type LucideIcon, Monitor, Moon, Sun } from "lucide-react";
import { useId, useSyncExternalStore } from "react";
import { useTranslate } from "../../lib/language.tsx";
import {
  chooseTheme,
  readThemeChoice,
  subscribeToTheme,
  THEME_CHOICES,
  type ThemeChoice,
} from "../../lib/theme.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Menu, MenuRadioGroup, MenuRadioItem } from "../../ui/menu.tsx";

const THEME_ICONS: Record<ThemeChoice, LucideIcon> = { light: Sun, dark: Moon, system: Monitor };

/** The themes behind one small button, where room is scarce. */
export function ThemeMenu() {
  const common = useTranslate(commonTexts);
  const chosen = useThemeChoice();
  return (
    <Menu trigger={<IconButton label={common("theme")} icon={THEME_ICONS[chosen]} />}>
      <MenuRadioGroup
        label={common("theme")}
        value={chosen}
        onValueChange={(choice) => chooseTheme(choice as ThemeChoice)}
      >
        {THEME_CHOICES.map((choice) => (
          <MenuRadioItem key={choice} value={choice} icon={THEME_ICONS[choice]}>
            {common(choice)}
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
    </Menu>
  );
}

/** All three themes side by side, where there is room for them: the footer and the menus on phones. */
export function ThemeSwitch() {
  const common = useTranslate(commonTexts);
  const chosen = useThemeChoice();
  const name = useId();
  return (
    <fieldset className="flex min-w-0 gap-0.5 rounded-md border border-line bg-sunk p-0.5">
      <legend className="sr-only">{common("theme")}</legend>
      {THEME_CHOICES.map((choice) => {
        const Icon = THEME_ICONS[choice];
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
            {common(choice)}
          </label>
        );
      })}
    </fieldset>
  );
}

/** The server knows no choice and renders "system"; the real one shows right after hydration. */
export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(subscribeToTheme, readThemeChoice, () => "system");
}
