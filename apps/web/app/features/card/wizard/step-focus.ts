import type { KeyboardEvent } from "react";
import { useCallback, useEffect, useRef } from "react";

/** Moves the focus when the step changes: to its heading, which a screen reader announces, or to a requested field. */
export function useStepFocus(step: number) {
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const wanted = useRef<string>(null);

  // After layout effects: the back button also restores a scroll position, that of another step.
  useEffect(() => {
    const field = wanted.current;
    wanted.current = null;
    if (step >= 0 && field !== null && focusField(form.current, field)) return;
    const scrolled = [document.documentElement, heading.current?.closest("main")];
    for (const area of scrolled) if (area) area.scrollTop = 0;
    heading.current?.focus({ preventScroll: true });
  }, [step]);

  return {
    form,
    heading,
    /** Requests the focus for a field of the next step. */
    wantField: useCallback((field: string) => {
      wanted.current = field;
    }, []),
    focusNow: useCallback((field: string) => focusField(form.current, field), []),
  };
}

const CONTROLS = "input:not([type='file']):not([tabindex='-1']), textarea, button:not([tabindex='-1'])";

function focusField(form: HTMLFormElement | null, name: string): boolean {
  const fields = [...(form?.querySelectorAll<HTMLElement>("[data-field]") ?? [])];
  const control = fields.find(({ dataset }) => dataset["field"] === name)?.querySelector(CONTROLS);
  if (!(control instanceof HTMLElement)) return false;
  control.focus();
  control.scrollIntoView({ block: "center" });
  return true;
}

const TEXT_FIELDS = "input:not([type]), input[type='text']";

/**
 * Enter moves to the next text field, as the "next" key of a phone promises; in the last one it submits. Without
 * this, the first channel would submit the step.
 */
export function nextFieldOnEnter(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== "Enter" || event.defaultPrevented || event.nativeEvent.isComposing) return;
  const fields = [...event.currentTarget.querySelectorAll<HTMLInputElement>(TEXT_FIELDS)];
  const next = fields[fields.indexOf(event.target as HTMLInputElement) + 1];
  if (!fields.includes(event.target as HTMLInputElement) || !next) return;
  event.preventDefault();
  next.focus();
}
