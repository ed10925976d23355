import { createRoot } from "react-dom/client";
import { Toaster } from "../app/ui/toast.tsx";

const root = document.createElement("div");
// display: contents, so that it takes no row in a dialog's grid.
root.className = "contents";

/** Toasts move into an open modal dialog, because everything outside of it is inert. */
export function mountToasts(): void {
  document.body.append(root);
  createRoot(root).render(<Toaster />);
}

export function moveToasts(parent: Element): void {
  parent.append(root);
}
