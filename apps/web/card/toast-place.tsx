import { createRoot } from "react-dom/client";
import { Toaster } from "../app/ui/toast.tsx";

const place = document.createElement("div");
// Without a box of its own it takes no row in a dialog's grid.
place.className = "contents";

/** Toasts of this page. They move into an open dialog, because everything outside of it is covered and unheard. */
export function mountToasts(): void {
  document.body.append(place);
  createRoot(place).render(<Toaster />);
}

export function moveToasts(parent: Element): void {
  parent.append(place);
}
