import type { Contacts } from "@visita/domain/card/contacts";
import { type RefObject, useEffect } from "react";

const LIT_MS = 600;

/** Brings the tile of the channel that is being typed into view, and tints it for a moment. */
export function usePreviewTile(
  frame: RefObject<HTMLElement | null>,
  field: string | null,
  contacts: Contacts,
): void {
  const [part, key = ""] = (field ?? "").split(".");
  const channel = part === "contacts" ? key : "";
  // A channel without a value has no tile; it comes with the first letter.
  const hasValue = channel in contacts;
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again when the tile appears
  useEffect(() => {
    if (channel === "") return;
    const tile = frame.current?.querySelector(`[data-channel="${channel}"]`);
    if (!tile) return;
    tile.scrollIntoView({ block: "nearest" });
    tile.setAttribute("data-lit", "");
    const unlight = () => tile.removeAttribute("data-lit");
    const timer = setTimeout(unlight, LIT_MS);
    return () => {
      clearTimeout(timer);
      unlight();
    };
  }, [frame, channel, hasValue]);
}
