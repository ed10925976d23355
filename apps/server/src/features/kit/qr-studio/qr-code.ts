import { QR_QUIET_ZONE, qrPath } from "@visita/domain/card/qr-path";
import type { Shape } from "../../../lib/drawing/scene.ts";

export type Correction = "L" | "M" | "Q" | "H";

export type QrCode = {
  /** Modules on one side, without the quiet zone. */
  readonly size: number;
  /** In modules, with the quiet zone. */
  readonly path: string;
};

/** Throws when the text is longer than any code can hold. */
export async function createCode(text: string, correction: Correction): Promise<QrCode> {
  // Imported on first use: it would lengthen the server's start.
  const { default: qrcode } = await import("qrcode");
  const { modules } = qrcode.create(text, { errorCorrectionLevel: correction });
  return { size: modules.size, path: qrPath(modules) };
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
export function codeShape(code: QrCode, { x, y, side, quietZone, color }: CodePlace): Shape {
  const scale = side / (code.size + 2 * quietZone);
  // The path has a quiet zone of its own.
  const shift = (quietZone - QR_QUIET_ZONE) * scale;
  return {
    kind: "path",
    d: code.path,
    fill: color,
    matrix: [scale, 0, 0, scale, x + shift, y + shift],
  };
}
