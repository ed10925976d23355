import { insightTexts } from "@visita/domain/owner-messages/insights";
import { ChartLine, type LucideIcon, Table } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { useTranslate } from "../../lib/language.tsx";
import { classNames } from "../../ui/class-names.ts";

type PanelProps = { heading: string; action?: ReactNode; children: ReactNode };

/** A surface with its heading and, beside it, the switch between chart and table. */
export function Panel({ heading, action, children }: PanelProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={classNames(panelClasses, "flex flex-col")}>
      <div className="flex min-h-touch items-center justify-between gap-3">
        <h2 id={headingId} className="type-heading min-w-0">
          {heading}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}

export const panelClasses = "min-w-0 rounded-lg border border-line bg-surface p-5 lg:px-7 lg:py-6";

/** The last lines of a panel, at its lower edge however long its neighbour is. */
export function PanelFoot({ children }: { children: ReactNode }) {
  return (
    <div className="mt-auto pt-4">
      <p className="border-t border-line pt-3.5 text-small text-pretty text-muted [&_b]:font-semibold [&_b]:text-text">
        {children}
      </p>
    </div>
  );
}

/** Panels that are shown as tables: the choice holds until the page is loaded anew. */
const asTables = new Set<string>();

export function useTableChoice(panel: string) {
  const [isTable, setIsTable] = useState(() => asTables.has(panel));
  function toggle() {
    if (isTable) asTables.delete(panel);
    else asTables.add(panel);
    setIsTable(!isTable);
  }
  return { isTable, toggle };
}

type TableToggleProps = {
  isTable: boolean;
  onToggle: () => void;
  /** With what is switched, where that is not the page's main chart. */
  label?: string;
};

/** On phones an icon; its name stays. */
export function TableToggle({ isTable, onToggle, label }: TableToggleProps) {
  const t = useTranslate(insightTexts);
  const Icon: LucideIcon = isTable ? ChartLine : Table;
  const text = t(isTable ? "showAsChart" : "showAsTable");
  return (
    <button
      type="button"
      aria-label={label ?? text}
      className="-me-3 inline-flex min-h-touch min-w-touch shrink-0 items-center justify-center gap-2.5 rounded-md px-3 text-small font-semibold whitespace-nowrap transition-colors duration-hover hover:bg-sunk"
      onClick={onToggle}
    >
      <Icon aria-hidden="true" size={18} strokeWidth={1.75} className="shrink-0" />
      <span className="max-md:hidden">{text}</span>
    </button>
  );
}
