/** In modules, as ISO/IEC 18004 requires: without it, cameras do not find the code. */
export const QR_QUIET_ZONE = 4;

type QrModules = { readonly size: number; get(row: number, column: number): number | boolean };

/** The dark modules of a QR code as an SVG path, one rectangle for each run in a row, inside the quiet zone. */
export function qrPath(modules: QrModules): string {
  const { size } = modules;
  const isDark = (x: number, y: number) => x < size && Boolean(modules.get(y, x));
  let path = "";
  for (let y = 0; y < size; y += 1) {
    for (let x = 0, end = 0; x < size; x = end) {
      end = x + 1;
      if (!isDark(x, y)) continue;
      while (isDark(end, y)) end += 1;
      path += `M${x + QR_QUIET_ZONE} ${y + QR_QUIET_ZONE}h${end - x}v1H${x + QR_QUIET_ZONE}z`;
    }
  }
  return path;
}
