import type { ReactNode } from "react";
import { type CardTab, useCardTabs } from "./use-card-tabs.ts";

const TABS: readonly { tab: CardTab; label: string }[] = [
  { tab: "info", label: "Info" },
  { tab: "bio", label: "Bio" },
];

/**
 * Links to the panels, which CSS switches by :target until the script is loaded. Hydrated without the panels, so that
 * these stay server-rendered and their icons are in no script.
 */
export function CardTabList({ idPrefix, shown }: { idPrefix: string; shown?: CardTab }) {
  const { list, chosen, choose, onKeyDown } = useCardTabs(idPrefix, shown);
  return (
    <div ref={list} role="tablist" aria-label="Card" onKeyDown={onKeyDown} className="card-tabs">
      {TABS.map(({ tab, label }) => (
        <a
          key={tab}
          id={`${idPrefix}${tab}-tab`}
          href={`#${idPrefix}${tab}`}
          role="tab"
          aria-selected={tab === (chosen ?? "info")}
          aria-controls={`${idPrefix}${tab}`}
          tabIndex={chosen && chosen !== tab ? -1 : undefined}
          data-tab-name={tab}
          onClick={(event) => {
            event.preventDefault();
            choose(tab);
          }}
        >
          {label}
        </a>
      ))}
    </div>
  );
}

type CardPanelProps = { tab: CardTab; idPrefix: string; children: ReactNode };

export function CardPanel({ tab, idPrefix, children }: CardPanelProps) {
  return (
    <div
      id={`${idPrefix}${tab}`}
      role="tabpanel"
      aria-labelledby={`${idPrefix}${tab}-tab`}
      // The text has nothing focusable in it; the keyboard must reach it to scroll it.
      tabIndex={tab === "bio" ? 0 : undefined}
      data-panel={tab}
      className="card-panel"
    >
      {children}
    </div>
  );
}
