import { type Lace, lace, rosette } from "@visita/domain/kit/engraving";
import { boxPath, type PathShape, rotation, type Shape } from "./scene.ts";

type RosetteStyle = { readonly color: string; readonly strokeWidth: number; readonly opacity?: number };

/** A rosette around a point. */
export function rosetteShapes(x: number, y: number, radius: number, style: RosetteStyle): Shape[] {
  const { color, strokeWidth, opacity } = style;
  return rosette(radius).map((ring) => ({
    kind: "group",
    ...(opacity !== undefined && { opacity }),
    shapes: ring.angles.map(
      (angle): PathShape => ({
        kind: "path",
        d: ring.path,
        stroke: color,
        strokeWidth,
        matrix: rotation(angle, x, y),
      }),
    ),
  }));
}

type Plate = {
  readonly x: number;
  readonly y: number;
  readonly side: number;
  readonly radius: number;
  /** How far outside of the plate the lace runs. */
  readonly offset: number;
  readonly lace: Pick<Lace, "amplitude" | "pitch" | "lines"> & { readonly radius: number };
  readonly strokeWidth: number;
  readonly opacity: number;
};

/** A white plate for a code, with its lace around it. */
export function plateShapes(plate: Plate): Shape[] {
  const { x, y, side, offset } = plate;
  const lines = lace({
    ...plate.lace,
    x: x - offset,
    y: y - offset,
    width: side + 2 * offset,
    height: side + 2 * offset,
  });
  return [
    {
      kind: "path",
      d: lines.join(""),
      stroke: "#ffffff",
      strokeWidth: plate.strokeWidth,
      opacity: plate.opacity,
    },
    { kind: "path", d: boxPath({ x, y, width: side, height: side }, plate.radius), fill: "#ffffff" },
  ];
}

type Hatching = {
  readonly step: number;
  readonly strokeWidth: number;
  readonly color: string;
  readonly opacity: number;
};

/** Letters filled with horizontal lines, like engraved numerals. */
export function hatchedShapes(
  outline: string,
  box: { x: number; y: number; width: number; height: number },
  { step, strokeWidth, color, opacity }: Hatching,
): Shape[] {
  let d = "";
  for (let y = box.y; y <= box.y + box.height; y += step) {
    d += `M${box.x} ${Math.round(y * 1_000) / 1_000}h${box.width}`;
  }
  return [
    { kind: "group", clip: outline, shapes: [{ kind: "path", d, stroke: color, strokeWidth, opacity }] },
  ];
}

/** A colour printed at a part of its strength on white paper. */
export function tint(hex: string, strength: number): string {
  const parts = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16);
    return Math.round(255 - (255 - part) * strength)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${parts.join("")}`;
}
