import { chooseTheme, THEME_CHOICES, type ThemeChoice } from "../../lib/theme.ts";
import { useThemeChoice } from "../../lib/use-theme-choice.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Menu, MenuRadioGroup, MenuRadioItem } from "../../ui/menu.tsx";
import { THEME_LABELS } from "./theme-labels.ts";

/** The themes behind one small button, where room is scarce. */
export function ThemeMenu() {
  const chosen = useThemeChoice();
  return (
    <Menu trigger={<IconButton label="Theme" icon={THEME_LABELS[chosen].icon} />}>
      <MenuRadioGroup
        label="Theme"
        value={chosen}
        onValueChange={(choice) => chooseTheme(choice as ThemeChoice)}
      >
        {THEME_CHOICES.map((choice) => (
          <MenuRadioItem key={choice} value={choice} icon={THEME_LABELS[choice].icon}>
            {THEME_LABELS[choice].label}
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
    </Menu>
  );
}
