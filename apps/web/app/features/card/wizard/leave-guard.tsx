import { useCallback, useEffect } from "react";
import { type BlockerFunction, useBlocker } from "react-router";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { useWizard, useWizardState } from "./wizard-context.tsx";

/** Asks for confirmation before unsaved work is left, in the app and on closing the tab. */
export function LeaveGuard() {
  const { store } = useWizard();
  const isDirty = useWizardState((state) => state.isDirty);
  // Reads the store and not the rendered state: a save navigates before the next render.
  const leavesWork = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation }) =>
      store.get().isDirty && nextLocation.pathname !== currentLocation.pathname,
    [store],
  );
  const blocker = useBlocker(leavesWork);

  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isDirty]);

  return (
    <ConfirmDialog
      isOpen={blocker.state === "blocked"}
      onOpenChange={(isOpen) => !isOpen && blocker.reset?.()}
      title="Leave without saving?"
      description="Your draft is kept on this device. You can go on with it when you come back."
      cancelLabel="Stay here"
      confirmLabel="Leave"
      onConfirm={() => blocker.proceed?.()}
    />
  );
}
