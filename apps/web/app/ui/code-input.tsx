import { commonTexts } from "@visita/domain/owner-messages/common";
import { type ClipboardEvent, type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef } from "react";
import { useTranslate } from "../lib/language.tsx";
import { FieldMessages } from "./field-frame.tsx";

const CODE_LENGTH = 6;
const positions = Array.from({ length: CODE_LENGTH }, (_, index) => index);

type CodeInputProps = {
  label: string;
  /** The digits so far, without gaps. */
  value: string;
  onChange: (value: string) => void;
  onComplete?: (code: string) => void;
  error?: string;
  hint?: string;
  isDisabled?: boolean;
  autoFocus?: boolean;
};

export function CodeInput(props: CodeInputProps) {
  const { label, value, onChange, onComplete, error, hint, isDisabled, autoFocus = false } = props;
  const id = useId();
  const common = useTranslate(commonTexts);
  const ids = { message: `${id}-message`, hint: `${id}-hint` };
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  // The focus moves before the parent has rendered the new value, so the boxes cannot ask `value` how full they are.
  const filled = useRef(value.length);

  useLayoutEffect(() => {
    filled.current = value.length;
  }, [value]);

  useEffect(() => {
    if (autoFocus) boxes.current[0]?.focus();
  }, [autoFocus]);

  function apply(next: CodeStep) {
    filled.current = next.value.length;
    onChange(next.value);
    focusBox(next.focus);
  }

  function focusBox(index: number) {
    const box = boxes.current[Math.max(0, Math.min(index, CODE_LENGTH - 1))];
    box?.focus();
    box?.select();
  }

  function enter(index: number, typed: string) {
    // Keyboards of phones report no Backspace key, only the emptied box.
    if (typed === "") return apply(eraseDigit(value, index));
    const next = enterDigits(value, index, typed);
    if (!next) return;
    apply(next);
    if (next.value.length === CODE_LENGTH && next.value !== value) onComplete?.(next.value);
  }

  function handleKey(event: KeyboardEvent, index: number) {
    const target = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: value.length }[event.key];
    if (target !== undefined) focusBox(Math.min(target, value.length));
    else if (event.key === "Backspace") apply(eraseDigit(value, value[index] ? index : index - 1));
    else if (event.key === "Delete") apply(eraseDigit(value, index));
    else return;
    event.preventDefault();
  }

  function handlePaste(event: ClipboardEvent, index: number) {
    event.preventDefault();
    enter(index, event.clipboardData.getData("text"));
  }

  return (
    <fieldset className="grid gap-1.5" disabled={isDisabled}>
      <legend className="mb-2 text-small font-semibold">{label}</legend>
      <div dir="ltr" className="grid grid-cols-6 gap-2">
        {positions.map((index) => (
          <input
            key={index}
            ref={(box) => {
              boxes.current[index] = box;
            }}
            value={value[index] ?? ""}
            type="text"
            inputMode="numeric"
            // Only the first is offered the code from the message, and takes all six digits of it.
            autoComplete={index === 0 ? "one-time-code" : "off"}
            aria-label={common("digitOf", { place: index + 1, length: CODE_LENGTH })}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? ids.message : hint ? ids.hint : undefined}
            data-invalid={error ? "" : undefined}
            data-disabled={isDisabled ? "" : undefined}
            onChange={(event) => enter(index, event.target.value)}
            onKeyDown={(event) => handleKey(event, index)}
            onPaste={(event) => handlePaste(event, index)}
            onFocus={(event) => {
              if (index > filled.current) focusBox(filled.current);
              else event.target.select();
            }}
            className="control-box figures-display h-16 w-full min-w-0 pb-1 text-center text-[1.75rem] leading-none font-[480] caret-accent"
          />
        ))}
      </div>
      <FieldMessages ids={ids} error={error} hint={hint} />
    </fieldset>
  );
}

/** The code after a key press, and the box to go to. */
type CodeStep = { value: string; focus: number };

/** "123 456" and "123-456" are how messages print a code. */
function digitsIn(text: string): string {
  return text.replace(/\D/g, "").slice(0, CODE_LENGTH);
}

/** What typing, pasting or autofill into one box makes of the code; undefined when it changes nothing. */
function enterDigits(value: string, index: number, text: string): CodeStep | undefined {
  const digits = withoutOldDigit(digitsIn(text), value[index]);
  if (!digits) return undefined;
  const start = digits.length === CODE_LENGTH ? 0 : Math.min(index, value.length);
  const next = (value.slice(0, start) + digits + value.slice(start + digits.length)).slice(0, CODE_LENGTH);
  return { value: next, focus: start + digits.length };
}

/** Later digits move up, so that the code never has a gap. */
function eraseDigit(value: string, index: number): CodeStep {
  if (index < 0) return { value, focus: 0 };
  return { value: value.slice(0, index) + value.slice(index + 1), focus: index };
}

/** Phones type beside the digit already in the box instead of over it. */
function withoutOldDigit(digits: string, old: string | undefined): string {
  return old && digits.length === 2 ? digits.replace(old, "") : digits;
}
