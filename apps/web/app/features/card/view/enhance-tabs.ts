export type CardTab = "info" | "bio";

/**
 * Makes tabs of links to panels, without React, which the public card does not load. `shown` chooses from outside;
 * otherwise the fragment of the URL decides once. Returns what takes the listeners off.
 */
export function enhanceTabs(list: HTMLElement, idPrefix: string, shown?: CardTab): () => void {
  const links = [...list.querySelectorAll<HTMLElement>("[data-tab-name]")];
  let chosen: CardTab = "info";

  function choose(tab: CardTab): void {
    chosen = tab;
    list.closest("[data-card-tabs]")?.setAttribute("data-tab", tab);
    for (const link of links) {
      const isChosen = link.dataset["tabName"] === tab;
      link.setAttribute("aria-selected", String(isChosen));
      // Only the chosen one is a stop of the keyboard; arrow keys lead to the other.
      if (isChosen) link.removeAttribute("tabindex");
      else link.tabIndex = -1;
    }
  }

  function onClick(event: Event): void {
    const link = event.target instanceof Element && event.target.closest<HTMLElement>("[data-tab-name]");
    if (!link) return;
    event.preventDefault();
    choose(link.dataset["tabName"] as CardTab);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const next = tabAfter(event.key, chosen);
    if (!next) return;
    event.preventDefault();
    choose(next);
    links.find((link) => link.dataset["tabName"] === next)?.focus({ preventScroll: true });
  }

  choose(shown ?? (location.hash === `#${idPrefix}bio` ? "bio" : "info"));
  list.addEventListener("click", onClick);
  list.addEventListener("keydown", onKeyDown);
  return () => {
    list.removeEventListener("click", onClick);
    list.removeEventListener("keydown", onKeyDown);
  };
}

function tabAfter(key: string, current: CardTab): CardTab | undefined {
  if (key === "Home") return "info";
  if (key === "End") return "bio";
  if (key === "ArrowLeft" || key === "ArrowRight") return current === "info" ? "bio" : "info";
  return undefined;
}
