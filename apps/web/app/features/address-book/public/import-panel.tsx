import type { ReactNode } from "react";

type ImportPanelProps = { title: string; lead: string; children: ReactNode };

export function ImportPanel({ title, lead, children }: ImportPanelProps) {
  return (
    <section className="min-w-0 rounded-lg border border-line bg-surface p-5 lg:px-7 lg:py-6">
      <h2 className="type-heading">{title}</h2>
      <p className="mt-1 mb-4 text-small text-muted wrap-anywhere">{lead}</p>
      {children}
    </section>
  );
}
