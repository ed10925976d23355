import { publicCard } from "@visita/domain/messages/public-card";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslate } from "../../../lib/language.tsx";
import { type CardTab, enhanceTabs } from "./enhance-tabs.ts";

const TABS: readonly CardTab[] = ["info", "bio"];

/** Links to the panels, which CSS switches by :target until `enhanceTabs` does. */
export function CardTabList({ idPrefix, shown }: { idPrefix: string; shown?: CardTab }) {
  const t = useTranslate(publicCard);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => (list.current ? enhanceTabs(list.current, idPrefix, shown) : undefined), [idPrefix, shown]);
  return (
    <div ref={list} role="tablist" aria-label={t("card")} className="card-tabs">
      {TABS.map((tab) => (
        <a
          key={tab}
          id={`${idPrefix}${tab}-tab`}
          href={`#${idPrefix}${tab}`}
          role="tab"
          aria-selected={tab === "info"}
          aria-controls={`${idPrefix}${tab}`}
          data-tab-name={tab}
        >
          {t(tab)}
        </a>
      ))}
    </div>
  );
}

type CardPanelProps = { tab: CardTab; idPrefix: string; children: ReactNode };

export function CardPanel({ tab, idPrefix, children }: CardPanelProps) {
  const t = useTranslate(publicCard);
  return (
    <div
      id={`${idPrefix}${tab}`}
      role="tabpanel"
      aria-labelledby={`${idPrefix}${tab}-tab`}
      // The text has nothing focusable in it; the keyboard must reach it to scroll it.
      tabIndex={tab === "bio" ? 0 : undefined}
      data-panel={tab}
      data-title={tab === "bio" ? t("bio") : undefined}
      className="card-panel"
    >
      {children}
    </div>
  );
}
