import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";

export type CardTab = "info" | "bio";

type CardTabs = {
  list: RefObject<HTMLDivElement | null>;
  /** Null until hydration: until then the fragment of the URL decides. */
  chosen: CardTab | null;
  choose: (tab: CardTab) => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

/** With `shown`, that tab is chosen from outside. */
export function useCardTabs(idPrefix: string, shown?: CardTab): CardTabs {
  const list = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<CardTab | null>(null);

  useEffect(
    () => setChosen(shown ?? (location.hash === `#${idPrefix}bio` ? "bio" : "info")),
    [idPrefix, shown],
  );

  useEffect(() => {
    const scope = list.current?.closest("[data-card-tabs]");
    if (scope && chosen) scope.setAttribute("data-tab", chosen);
  }, [chosen]);

  function onKeyDown(event: KeyboardEvent) {
    const next = tabAfter(event.key, chosen ?? "info");
    if (!next) return;
    event.preventDefault();
    setChosen(next);
    list.current?.querySelector<HTMLElement>(`[data-tab-name="${next}"]`)?.focus({ preventScroll: true });
  }

  return { list, chosen, choose: setChosen, onKeyDown };
}

function tabAfter(key: string, current: CardTab): CardTab | undefined {
  if (key === "Home") return "info";
  if (key === "End") return "bio";
  if (key === "ArrowLeft" || key === "ArrowRight") return current === "info" ? "bio" : "info";
  return undefined;
}
