import { useEffect, useReducer, useState } from "react";

const SHOWN_MS = 10_000;

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
      if (!document.hidden) timer = setTimeout(() => move(1), SHOWN_MS);
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
