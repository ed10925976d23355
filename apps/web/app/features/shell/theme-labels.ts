import { type LucideIcon, Monitor, Moon, Sun } from "lucide-react";
import type { ThemeChoice } from "../../lib/theme.ts";

export const THEME_LABELS: Record<ThemeChoice, { label: string; icon: LucideIcon }> = {
  light: { label: "Light", icon: Sun },
  dark: { label: "Dark", icon: Moon },
  system: { label: "System", icon: Monitor },
};
