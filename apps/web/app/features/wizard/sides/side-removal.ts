import { Trash2 } from "lucide-react";
import { useEffect } from "react";
import { notify } from "../../../ui/toast.tsx";
import { notifyUndo } from "../../../ui/undo-toast.tsx";
import type { WizardStore } from "../wizard-store.ts";

const UNDO_MS = 30_000;
const MESSAGE = "second-side-removed";

/** Takes the second side away, with a way back for a while. */
export function removeSide(store: WizardStore): void {
  const { secondSide } = store.get().values;
  if (!secondSide) return;
  store.setSecondSide(null);
  notifyUndo({
    id: MESSAGE,
    icon: Trash2,
    text: "Second side removed.",
    durationMs: UNDO_MS,
    isCounted: true,
    onUndo: () => store.setSecondSide(secondSide),
  });
}

/** With the wizard ends the way back. */
export function useSideRemovalEnd(): void {
  useEffect(() => () => notify.dismiss(MESSAGE), []);
}
