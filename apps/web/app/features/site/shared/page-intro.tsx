import type { ReactNode } from "react";

/** The head of a page: what it is about, in a line and a sentence or two. */
export function PageIntro({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="animate-entrance">
      <h1 className="type-display">{title}</h1>
      <p className="type-lead mt-5 max-w-prose">{children}</p>
    </div>
  );
}
