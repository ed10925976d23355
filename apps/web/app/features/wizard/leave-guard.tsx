import { wizardTexts } from "@visita/domain/owner-messages/wizard";
import { useCallback, useEffect } from "react";
import { type BlockerFunction, useBlocker } from "react-router";
import { useTranslate } from "../../lib/language.tsx";
import { ConfirmDialog } from "../../ui/dialog.tsx";
import { notify } from "../../ui/toast.tsx";
import { keepsDrafts } from "../card/public/draft-database.ts";
import { useWizard, useWizardState } from "./wizard-context.tsx";

type LeaveGuardProps = {
  /** What is lost. */
  text?: string;
  hasDraft?: boolean;
};

/**
 * Asks before unsaved work is left behind when the tab is closed, and inside the app where no draft could be kept. Not
 * on the way to the plans: from there one is led back to the draft.
 */
export function LeaveGuard({ text, hasDraft = true }: LeaveGuardProps) {
  const t = useTranslate(wizardTexts);
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
  const isKept = hasDraft && blocker.state === "blocked" && keepsDrafts();
  useEffect(() => {
    if (!isKept) return;
    notify.blank(t("draftSaved"));
    blocker.proceed?.();
  }, [t, isKept, blocker]);

  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isDirty]);

  return (
    <ConfirmDialog
      isOpen={blocker.state === "blocked" && !isKept}
      onOpenChange={(isOpen) => !isOpen && blocker.reset?.()}
      title={t("leaveUnsaved")}
      description={text ?? t("leaveUnsavedText")}
      cancelLabel={t("stayHere")}
      confirmLabel={t("leave")}
      onConfirm={() => blocker.proceed?.()}
      isAboutNavigation
    />
  );
}
