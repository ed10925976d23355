import { type PointerEvent, useEffect, useReducer, useRef, useState } from "react";

const SLIDE_MS = 10_000;

type Slideshow = {
  index: number;
  isPlaying: boolean;
  move: (by: number) => void;
  toggle: () => void;
};

/**
 * Advances by itself; a manual move restarts the timer. Pauses while the tab is hidden, and starts paused with
 * prefers-reduced-motion.
 */
export function useSlideshow(count: number): Slideshow {
  const [index, move] = useReducer((current: number, by: number) => (current + by + count) % count, 0);
  const [isPlaying, setIsPlaying] = useState(true);

  useEffect(() => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) setIsPlaying(false);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new slide begins its time anew
  useEffect(() => {
    if (!isPlaying) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      if (!document.hidden) timer = setTimeout(() => move(1), SLIDE_MS);
    };
    wait();
    document.addEventListener("visibilitychange", wait);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", wait);
    };
  }, [isPlaying, index]);

  return { index, isPlaying, move, toggle: () => setIsPlaying((was) => !was) };
}

/** Less counts as a tap. */
const SWIPE_PX = 40;

/** Handlers for a horizontal swipe. */
export function useSwipe(move: (by: number) => void) {
  const from = useRef<number | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      from.current = event.clientX;
      // Receives pointerup outside the element too.
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
