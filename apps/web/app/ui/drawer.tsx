import type { DrawerProps } from "./drawer-panel.tsx";
import { useLazyOverlay } from "./use-lazy-module.ts";

const loadPanel = () => import("./drawer-panel.tsx");

/**
 * A menu from the right. It brings its own close button at the top right, level with a first row of 52 px, and closes
 * when a link inside it is chosen.
 */
export function Drawer(props: DrawerProps) {
  const panel = useLazyOverlay(loadPanel, props);
  return panel && <panel.DrawerPanel {...props} />;
}
