import type { ConfirmDialogProps } from "./confirm-dialog-panel.tsx";
import type { DialogProps } from "./dialog-panel.tsx";
import type { DrawerProps } from "./drawer-panel.tsx";
import { useLazyOverlay } from "./use-lazy-module.ts";

const loadDialog = () => import("./dialog-panel.tsx");
const loadConfirmDialog = () => import("./confirm-dialog-panel.tsx");
const loadDrawer = () => import("./drawer-panel.tsx");

/** Loaded after the page around it: nobody sees a dialog at first, and what traps the focus weighs more than most pages. */
export function Dialog(props: DialogProps) {
  const panel = useLazyOverlay(loadDialog, props);
  return panel && <panel.DialogPanel {...props} />;
}

/** For what cannot be undone. A click beside it does not answer it; Escape keeps things as they are. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const panel = useLazyOverlay(loadConfirmDialog, props);
  return panel && <panel.ConfirmDialogPanel {...props} />;
}

/**
 * A menu from the right. It brings its own close button at the top right, level with a first row of 52 px, and closes
 * when a link inside it is chosen.
 */
export function Drawer(props: DrawerProps) {
  const panel = useLazyOverlay(loadDrawer, props);
  return panel && <panel.DrawerPanel {...props} />;
}
