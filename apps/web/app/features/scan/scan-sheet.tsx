import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { useBackToClose } from "../../ui/use-back-to-close.ts";

type ScanSheetProps = {
  label: string;
  onClose: () => void;
  children: ReactNode;
};

/** Over the camera's picture, which goes on. Back and Escape close it. */
export function ScanSheet({ label, onClose, children }: ScanSheetProps) {
  const sheet = useRef<HTMLElement>(null);
  const close = useEffectEvent(onClose);
  useBackToClose(true, onClose);
  useEffect(() => {
    sheet.current?.focus({ preventScroll: true });
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.defaultPrevented) close();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
  return (
    <section
      ref={sheet}
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      className="relative z-10 mx-2 mt-auto mb-2 grid max-h-[calc(100dvh-5.5rem)] grid-cols-[minmax(0,1fr)] gap-4 overflow-y-auto overscroll-contain rounded-xl bg-raised p-5 text-text shadow-float outline-none animate-rise-in md:mx-auto md:w-full md:max-w-120"
    >
      {children}
    </section>
  );
}
