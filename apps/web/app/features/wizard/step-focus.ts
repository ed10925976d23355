import type { KeyboardEvent } from "react";
import { useCallback, useEffect, useRef } from "react";

/**
 * Where the keyboard goes when the step changes: to its heading, so that a screen reader says where one is, or to the
 * field that the change was for.
 */
export function useStepFocus(step: number, firstField?: string) {
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const wanted = useRef(firstField ?? null);

  // After the layout effects: the browser's back button also brings back a scroll position, of another step.
  useEffect(() => {
    const field = wanted.current;
    wanted.current = null;
    if (step >= 0 && field !== null && focusField(form.current, field)) return;
    const scrolled = [document.documentElement, heading.current?.closest("main")];
    for (const area of scrolled) if (area) area.scrollTop = 0;
    heading.current?.focus({ preventScroll: true });
    // Of many choices, the one that was made: it may lie below what a phone shows.
    form.current?.querySelector("[data-start-here]")?.scrollIntoView({ block: "nearest" });
  }, [step]);

  return {
    form,
    heading,
    /** Goes to a field of the step that is about to be shown. */
    wantField: useCallback((field: string) => {
      wanted.current = field;
    }, []),
    focusNow: useCallback((field: string) => focusField(form.current, field), []),
  };
}

const INPUTS = "input:not([type='file']):not([tabindex='-1']), textarea";
const BUTTONS = "button:not([tabindex='-1'])";

function focusField(form: HTMLFormElement | null, name: string): boolean {
  const fields = [...(form?.querySelectorAll<HTMLElement>("[data-field]") ?? [])];
  const field = fields.find(({ dataset }) => dataset["field"] === name);
  // A filled channel has a button before its input.
  const control = field?.querySelector(INPUTS) ?? field?.querySelector(BUTTONS);
  if (!(control instanceof HTMLElement)) return false;
  control.focus();
  control.scrollIntoView({ block: "center" });
  return true;
}

const TEXT_LINES = "input:not([type]), input[type='text']";
const TEXT_FIELDS = `${TEXT_LINES}, textarea`;

/** The field in which the focus is, for the preview. */
export function fieldOf(target: EventTarget): string | null {
  const field = target instanceof HTMLElement ? target.closest<HTMLElement>("[data-field]") : null;
  return field?.dataset["field"] ?? null;
}

/**
 * Enter in a line of text leads to the next one, as the "next" key of a phone promises; in the last line it does what
 * it does in every form. Without this, the first phone number would skip nine channels.
 */
export function nextFieldOnEnter(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== "Enter" || event.defaultPrevented || event.nativeEvent.isComposing) return;
  // In a text of several lines, Enter begins a new one.
  if (!(event.target instanceof HTMLElement) || !event.target.matches(TEXT_LINES)) return;
  const fields = [...event.currentTarget.querySelectorAll<HTMLElement>(TEXT_FIELDS)];
  const next = fields[fields.indexOf(event.target) + 1];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
