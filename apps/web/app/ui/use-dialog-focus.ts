import { type RefObject, useRef } from "react";

type OutsideEvent = Event & { detail: { originalEvent: Event } };

/**
 * Radix returns the focus to its own trigger only. Our dialogs are opened by state, so the element that had the focus
 * is remembered here. `returnTo` takes its place where that one goes away, as the row of a menu does.
 */
export function useDialogFocus(returnTo?: RefObject<HTMLElement | null>) {
  const opener = useRef<HTMLElement | null>(null);

  function rememberOpener() {
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  }

  function onOpenAutoFocus(event: Event) {
    rememberOpener();
    // The panel itself and not its first button: the title is read out, and no tooltip pops up.
    event.preventDefault();
    if (event.target instanceof HTMLElement) event.target.focus({ preventScroll: true });
  }

  function onCloseAutoFocus(event: Event) {
    event.preventDefault();
    const target = returnTo?.current ?? opener.current;
    if (target?.isConnected) target.focus({ preventScroll: true });
  }

  /** A toast lies above the dialog; touching it is not a wish to close the dialog. */
  function onInteractOutside(event: OutsideEvent) {
    const target = event.detail.originalEvent.target;
    if (target instanceof Element && target.closest("[data-toaster]")) event.preventDefault();
  }

  return { rememberOpener, contentProps: { onOpenAutoFocus, onCloseAutoFocus, onInteractOutside } };
}
