const SVG = "http://www.w3.org/2000/svg";

/** What `LineIcon` renders, for scripts without React. */
export function lineIconElement(path: string, size: number, className = ""): SVGSVGElement {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("aria-hidden", "true");
  svg.setAttribute("width", String(size));
  svg.setAttribute("height", String(size));
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", `line-icon ${className}`.trim());
  const shape = document.createElementNS(SVG, "path");
  shape.setAttribute("d", path);
  svg.append(shape);
  return svg;
}
