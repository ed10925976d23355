import { type ReactNode, useEffect, useRef } from "react";

type RevealProps = { as?: "div" | "li" | "h2" | "p"; className?: string; children: ReactNode };

/**
 * Lets its content rise as it comes into view, once. It is never hidden beforehand: the animation begins with the
 * first visible pixel, so without a script, or before it has come, everything simply stands there.
 */
export function Reveal({ as: Element = "div", className, children }: RevealProps) {
  const place = useRef<HTMLElement>(null);

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    let isFirstLook = true;
    const observer = new IntersectionObserver(([entry]) => {
      // What is in view from the start is being read; moving it now would only disturb.
      if (entry?.isIntersecting && !isFirstLook) element.classList.add("animate-entrance");
      if (entry?.isIntersecting) observer.disconnect();
      isFirstLook = false;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <Element ref={place as never} className={className}>
      {children}
    </Element>
  );
}
