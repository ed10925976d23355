import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

export type MenuAction = {
  label: string;
  icon: LucideIcon;
  onSelect: () => void;
  tone?: "danger";
  isDisabled?: boolean;
  /** At the end of the row, for example why it is disabled. */
  hint?: string;
};

export type MenuActions = {
  /** With lines between them. */
  groups: readonly (readonly MenuAction[])[];
  /** What a phone's sheet shows above its rows. */
  head: { title: string; text: string; mark: ReactNode };
};
