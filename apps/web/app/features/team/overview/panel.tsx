import { type ReactNode, useId } from "react";

export const panelClasses = "min-w-0 rounded-lg border border-line bg-surface p-5 lg:px-7 lg:py-6";

type PanelProps = { heading: string; aside?: ReactNode; children: ReactNode };

export function Panel({ heading, aside, children }: PanelProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={`${panelClasses} flex flex-col`}>
      <div className="flex min-h-touch items-center justify-between gap-3">
        <h2 id={id} className="type-heading min-w-0">
          {heading}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
