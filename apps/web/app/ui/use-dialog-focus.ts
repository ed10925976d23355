import { useRef } from "react";

type OutsideEvent = Event & { detail: { originalEvent: Event } };

/**
 * Radix returns the focus only to its own trigger. These dialogs are opened by state, so the previously focused
 * element is remembered here.
 */
export function useDialogFocus() {
  const opener = useRef<HTMLElement | null>(null);

  function rememberOpener() {
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  }

  function onOpenAutoFocus(event: Event) {
    rememberOpener();
    // Focuses the panel and not its first button: the title is announced and no tooltip opens.
    event.preventDefault();
    if (event.target instanceof HTMLElement) event.target.focus({ preventScroll: true });
  }

  function onCloseAutoFocus(event: Event) {
    event.preventDefault();
    if (opener.current?.isConnected) opener.current.focus({ preventScroll: true });
  }

  /** Clicking a toast above the dialog must not close it. */
  function onInteractOutside(event: OutsideEvent) {
    const target = event.detail.originalEvent.target;
    if (target instanceof Element && target.closest("[data-toaster]")) event.preventDefault();
  }

  return { rememberOpener, contentProps: { onOpenAutoFocus, onCloseAutoFocus, onInteractOutside } };
}
