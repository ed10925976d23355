import type { Size } from "./picture-geometry.ts";

/** Drawn so large, whatever the file says of itself: a drawing has no pixels of its own. */
const DRAWN_MAX_PX = 1_600;

/** A browser that draws an SVG as an image runs no script in it and loads nothing from elsewhere. Null when broken. */
export async function sizedSvg(file: Blob): Promise<Blob | null> {
  const document = new DOMParser().parseFromString(await file.text(), "image/svg+xml");
  const root = document.documentElement;
  if (root.localName !== "svg" || document.querySelector("parsererror")) return null;
  const { width, height } = naturalSize(root);
  const scale = DRAWN_MAX_PX / Math.max(width, height);
  // Without both, Firefox draws nothing.
  if (!root.hasAttribute("viewBox")) root.setAttribute("viewBox", `0 0 ${width} ${height}`);
  root.setAttribute("width", String(Math.max(1, Math.round(width * scale))));
  root.setAttribute("height", String(Math.max(1, Math.round(height * scale))));
  return new Blob([new XMLSerializer().serializeToString(root)], { type: "image/svg+xml" });
}

/** Of its view box, which keeps the proportions; else of its attributes; else a square. */
function naturalSize(root: Element): Size {
  const [, , boxWidth, boxHeight] = (root.getAttribute("viewBox") ?? "")
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (isSize(boxWidth) && isSize(boxHeight)) return { width: boxWidth, height: boxHeight };
  const width = Number.parseFloat(root.getAttribute("width") ?? "");
  const height = Number.parseFloat(root.getAttribute("height") ?? "");
  return isSize(width) && isSize(height) ? { width, height } : { width: 1, height: 1 };
}

function isSize(value: number | undefined): value is number {
  return value !== undefined && Number.isFinite(value) && value > 0;
}
