import { type ReactNode, useId } from "react";

/** A subject of the page on a ground of its own. */
export function BillingPanel({ title, children }: { title: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      className="flex flex-col rounded-lg border border-line bg-surface p-5 md:p-7"
    >
      <h2 id={headingId} className="type-heading">
        {title}
      </h2>
      {children}
    </section>
  );
}
