import type { WizardSidesText } from "@visita/domain/owner-messages/wizard-sides";
import { Trash2 } from "lucide-react";
import { useEffect } from "react";
import { notify } from "../../../ui/toast.tsx";
import { notifyUndo } from "../../../ui/undo-toast.tsx";
import type { WizardStore } from "../wizard-store.ts";
import { isEmptySide } from "./side-values.ts";

const UNDO_MS = 30_000;
const MESSAGE = "second-side-removed";

/** Takes the second side away, with a way back for a while. */
export function removeSide(store: WizardStore, t: WizardSidesText): void {
  const { secondSide } = store.get().values;
  if (!secondSide) return;
  store.setSecondSide(null);
  // The way back to one that was filled stays.
  if (isEmptySide(secondSide)) return;
  notifyUndo({
    id: MESSAGE,
    icon: Trash2,
    text: t("sideRemoved"),
    durationMs: UNDO_MS,
    isCounted: true,
    onUndo() {
      const { secondSide: typedSince } = store.get().values;
      if (!typedSince || isEmptySide(typedSince)) store.setSecondSide(secondSide);
    },
  });
}

/** Once the card is another, or a new side was begun, there is no way back. */
export function endSideRemoval(): void {
  notify.dismiss(MESSAGE);
}

/** With the wizard ends the way back. */
export function useSideRemovalEnd(): void {
  useEffect(() => endSideRemoval, []);
}
