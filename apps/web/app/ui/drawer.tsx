import type { DrawerProps } from "./drawer-panel.tsx";
import { useLazyModule } from "./use-lazy-module.ts";

const loadPanel = () => import("./drawer-panel.tsx");

/**
 * A menu from the right. It brings its own close button at the top right, level with a first row of 52 px, and closes
 * when a link inside it is chosen.
 */
export function Drawer(props: DrawerProps) {
  const { isOpen, onOpenChange } = props;
  const panel = useLazyModule(loadPanel, isOpen, () => onOpenChange(false));
  return panel && <panel.DrawerPanel {...props} />;
}
