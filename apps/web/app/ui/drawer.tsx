import type { DrawerProps } from "./drawer-panel.tsx";
import { useLazyModule } from "./use-lazy-module.ts";

const loadPanel = () => import("./drawer-panel.tsx");

/**
 * A panel from the right with its own close button, aligned to a first row of 52 px. Closes when a link inside is
 * chosen.
 */
export function Drawer(props: DrawerProps) {
  const { isOpen, onOpenChange } = props;
  const panel = useLazyModule(loadPanel, isOpen, () => onOpenChange(false));
  return panel && <panel.DrawerPanel {...props} />;
}
