/**
 * Firefox does not scroll to a focused element of which any part is in view, even if the rest lies below the action bar.
 * The scroll padding of the page is what keeps it clear.
 */
export function keepFocusInView(): void {
  document.querySelector(".card-page-card")?.addEventListener("focusin", ({ target }) => {
    // Not under a finger or a pointer, which would miss what it is about to press.
    if (!(target instanceof Element) || !target.matches(":focus-visible")) return;
    target.scrollIntoView({ block: "nearest", behavior: "instant" });
  });
}
