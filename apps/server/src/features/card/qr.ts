import { bitmapPng } from "./qr-png.ts";

const SIZE = 1024;
const INK = "#1b1916";
/** In modules, as the standard asks: without it, cameras do not find the code. */
const QUIET_ZONE = 4;

/** A picture of 1024 by 1024 dots; what the modules do not fill evenly widens the quiet zone. */
export async function qrPng(url: string): Promise<Buffer> {
  const { size, isDark } = await qrModules(url);
  const scale = Math.floor(SIZE / (size + 2 * QUIET_ZONE));
  const margin = Math.floor((SIZE - scale * size) / 2);
  const moduleAt = (dot: number) => Math.floor((dot - margin) / scale);
  return bitmapPng(SIZE, INK, (x, y) => isDark(moduleAt(x), moduleAt(y)));
}

export async function qrSvg(url: string): Promise<string> {
  const { size, isDark } = await qrModules(url);
  const side = size + 2 * QUIET_ZONE;
  let path = "";
  for (let y = 0; y < size; y += 1) {
    for (let x = 0, end = 0; x < size; x = end) {
      end = x + 1;
      if (!isDark(x, y)) continue;
      while (isDark(end, y)) end += 1;
      path += `M${x + QUIET_ZONE} ${y + QUIET_ZONE}h${end - x}v1H${x + QUIET_ZONE}z`;
    }
  }
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${side} ${side}" ` +
    `shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${side}v${side}H0z"/><path fill="${INK}" d="${path}"/></svg>`
  );
}

/** Level Q: a quarter of the code may be dirty, torn or behind a finger. */
async function qrModules(url: string) {
  // Loaded with the first code; it brings more with it than the start of the server should wait for.
  const { default: qrcode } = await import("qrcode");
  const { modules } = qrcode.create(url, { errorCorrectionLevel: "Q" });
  const { size } = modules;
  const isDark = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < size && y < size && modules.get(y, x) === 1;
  return { size, isDark };
}
