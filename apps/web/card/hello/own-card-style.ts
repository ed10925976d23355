import { type ThemeKey, themeOf } from "@visita/domain/card/themes";

/**
 * The page brings the colours of its own card alone; those of the visitor's are set here. By the object model, because
 * the policy of the page refuses style attributes.
 */
export function ownCardStyle(face: HTMLElement | null, color: ThemeKey): void {
  if (!face) return;
  const { base, from, to, edge } = themeOf(color);
  face.style.setProperty("--card-base", base);
  face.style.setProperty("--card-from", from);
  face.style.setProperty("--card-to", to);
  face.style.setProperty("--card-edge", edge);
}
