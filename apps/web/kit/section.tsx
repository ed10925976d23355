import type { ReactNode } from "react";

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0">
      <h2 className="mb-3.5 border-b border-line pb-2.5 font-display text-[1.1875rem] leading-[1.2] font-[470]">
        {title}
      </h2>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">{children}</div>
    </section>
  );
}

export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-start gap-4">{children}</div>;
}

export function Pair({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 md:grid-cols-[repeat(2,minmax(0,1fr))]">
      {children}
    </div>
  );
}

/** A specimen with the name of its state. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid justify-items-start gap-2">
      {children}
      <span className="text-caption text-muted">{name}</span>
    </div>
  );
}
