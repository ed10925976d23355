import { useCallback, useEffect } from "react";
import { type BlockerFunction, useBlocker } from "react-router";
import { ConfirmDialog } from "../../ui/dialog.tsx";
import { useWizard, useWizardState } from "./wizard-context.tsx";

/**
 * Asks before unsaved work is left behind, inside the app and when the tab is closed. Not on the way to the plans: from
 * there one is led back to the draft.
 */
export function LeaveGuard() {
  const { store } = useWizard();
  const isDirty = useWizardState((state) => state.isDirty);
  // The store and not the state on the screen: saving leaves in the same breath.
  const leavesWork = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation }) =>
      store.get().isDirty &&
      nextLocation.pathname !== currentLocation.pathname &&
      nextLocation.pathname !== "/subscription",
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
      description="Your draft is saved on this device. You can continue when you come back."
      cancelLabel="Stay here"
      confirmLabel="Leave"
      onConfirm={() => blocker.proceed?.()}
      isAboutNavigation
    />
  );
}
