import { type RefObject, useLayoutEffect, useRef, useState } from "react";

/** The width of an element in whole pixels, 0 until it is known. */
export function useElementWidth<Target extends HTMLElement>(): [RefObject<Target | null>, number] {
  const ref = useRef<Target>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setWidth(Math.floor(element.clientWidth));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
