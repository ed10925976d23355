import { QR_QUIET_ZONE, qrPath } from "@visita/domain/card/qr-path";
import type { Shape } from "../../../lib/drawing/scene.ts";

export type Correction = "L" | "M" | "Q" | "H";

export type QrModules = {
  /** Modules on one side. */
  readonly size: number;
  get(row: number, column: number): number | boolean;
};

/** The modules of a code. Throws when the text is longer than any code can hold. */
export async function createModules(text: string, correction: Correction): Promise<QrModules> {
  // Imported on first use: it would lengthen the server's start.
  const { default: qrcode } = await import("qrcode");
  return qrcode.create(text, { errorCorrectionLevel: correction }).modules;
}

type CodePlace = {
  readonly x: number;
  readonly y: number;
  readonly side: number;
  /** In modules, inside of the square. */
  readonly quietZone: number;
  readonly color: string;
};

/** A code as one path in a square, quiet zone included. */
export function codeShape(modules: QrModules, { x, y, side, quietZone, color }: CodePlace): Shape {
  const scale = side / (modules.size + 2 * quietZone);
  // The path has a quiet zone of its own.
  const shift = (quietZone - QR_QUIET_ZONE) * scale;
  return {
    kind: "path",
    d: qrPath(modules),
    fill: color,
    matrix: [scale, 0, 0, scale, x + shift, y + shift],
  };
}
