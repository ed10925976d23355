import { type PointerEvent, useEffect, useReducer, useRef, useState } from "react";

const SLIDE_MS = 10_000;

type Slideshow = {
  index: number;
  isPlaying: boolean;
  move: (by: number) => void;
  toggle: () => void;
};

/**
 * Goes round by itself, and goes on after it was moved by hand: each slide has its whole time. It stands still while
 * nobody looks, and from the start for whoever asked for less motion.
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
