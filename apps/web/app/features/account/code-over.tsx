import { type ReactNode, useEffect, useRef } from "react";

/** The title of a page for codes once none can be entered any more: nothing is left to check the mail for. */
export const CODE_OVER_TITLE = "This code no longer works";

/** In the place of what codes were entered or asked for with, once that is over; `children` lead on. */
export function CodeOver({ message, children }: { message: string; children: ReactNode }) {
  const text = useRef<HTMLParagraphElement>(null);
  // The field that had the focus is gone.
  useEffect(() => text.current?.focus(), []);
  return (
    <div className="grid gap-4.5">
      <p ref={text} tabIndex={-1} role="alert" className="rounded-md font-medium text-danger outline-none">
        {message}
      </p>
      {children}
    </div>
  );
}
