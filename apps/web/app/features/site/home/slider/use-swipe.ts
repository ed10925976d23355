import { type PointerEvent, useRef } from "react";

/** Less is a tap, or a finger that lies down. */
const SWIPE_PX = 40;

/** Handlers for an element that is moved sideways by a finger or a mouse. */
export function useSwipe(move: (by: number) => void) {
  const from = useRef<number | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      from.current = event.clientX;
      // So that the end of the movement is heard of outside the element, too.
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerUp: (event: PointerEvent) => {
      const distance = from.current === null ? 0 : event.clientX - from.current;
      from.current = null;
      if (Math.abs(distance) >= SWIPE_PX) move(distance < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      from.current = null;
    },
  };
}
