import { type FocusEvent, type PointerEvent, type ReactElement, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";

const DELAY_MS = 500;
/** From one icon to the next: whoever has just read one tooltip does not wait for another. */
const SKIP_DELAY_MS = 200;
const GAP_PX = 6;
const EDGE_PX = 8;

let lastHiddenAt = Number.NEGATIVE_INFINITY;

/**
 * Shows on hover and on keyboard focus what an icon means. The label repeats the trigger's accessible name, so it is only
 * seen: a positioning library, of 12 KB on every page, would add nothing.
 */
export function Tooltip({ label, children }: { label: string; children: ReactElement }) {
  const [trigger, setTrigger] = useState<Element | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const show = (element: Element | null, delayMs: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setTrigger(element), delayMs);
  };
  const hide = () => {
    clearTimeout(timer.current);
    if (trigger) lastHiddenAt = performance.now();
    setTrigger(null);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  const onPointerEnter = (event: PointerEvent) => {
    if (event.pointerType !== "mouse") return;
    const isReading = performance.now() - lastHiddenAt < SKIP_DELAY_MS;
    show(event.currentTarget.firstElementChild, isReading ? 0 : DELAY_MS);
  };
  // A dialog that returns the focus to its opener after a click should not bring up a tooltip.
  const onFocus = (event: FocusEvent) => {
    if (event.target.matches(":focus-visible")) show(event.currentTarget.firstElementChild, 0);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it has no box of its own and only watches the control inside
    <span
      className="contents"
      onPointerEnter={onPointerEnter}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={onFocus}
      onBlur={hide}
    >
      {children}
      {trigger && createPortal(<Bubble label={label} trigger={trigger} onDismiss={hide} />, document.body)}
    </span>
  );
}

type BubbleProps = { label: string; trigger: Element; onDismiss: () => void };

function Bubble({ label, trigger, onDismiss }: BubbleProps) {
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => key === "Escape" && onDismiss();
    document.addEventListener("keydown", onKeyDown);
    addEventListener("scroll", onDismiss, true);
    return () => {
      document.removeEventListener("keydown", onKeyDown);
      removeEventListener("scroll", onDismiss, true);
    };
  }, [onDismiss]);
  return (
    <span
      ref={(bubble) => {
        if (bubble) place(bubble, trigger.getBoundingClientRect());
      }}
      aria-hidden="true"
      className="pointer-events-none fixed z-50 w-max max-w-[calc(100vw-1rem)] animate-fade-in rounded-sm bg-toast px-2.5 py-1.5 text-caption font-medium text-on-toast shadow-lift"
    >
      {label}
    </span>
  );
}

/** Above the trigger, or below it where there is no room, and inside the window. */
function place(bubble: HTMLElement, trigger: DOMRect): void {
  const { offsetWidth: width, offsetHeight: height } = bubble;
  const centred = trigger.left + (trigger.width - width) / 2;
  const left = Math.max(EDGE_PX, Math.min(centred, document.documentElement.clientWidth - width - EDGE_PX));
  const above = trigger.top - height - GAP_PX;
  const top = above < EDGE_PX ? trigger.bottom + GAP_PX : above;
  bubble.style.left = `${Math.round(left)}px`;
  bubble.style.top = `${Math.round(top)}px`;
}
