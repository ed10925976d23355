import { type ReactNode, useEffect, useRef } from "react";

type RevealProps = { as?: "div" | "li" | "h2" | "p"; className?: string; children: ReactNode };

/**
 * Animates its content once as it scrolls into view. It is never hidden before, so the page is complete without a
 * script.
 */
export function Reveal({ as: Element = "div", className, children }: RevealProps) {
  const root = useRef<HTMLElement>(null);

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    let isFirstEntry = true;
    const observer = new IntersectionObserver(([entry]) => {
      // Content that is visible from the start does not animate: it is being read.
      if (entry?.isIntersecting && !isFirstEntry) element.classList.add("animate-entrance");
      if (entry?.isIntersecting) observer.disconnect();
      isFirstEntry = false;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <Element ref={root as never} className={className}>
      {children}
    </Element>
  );
}
