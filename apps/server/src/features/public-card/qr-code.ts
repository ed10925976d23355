import { loadSharp } from "../../lib/load-sharp.ts";

const SIZE_PX = 1024;
const INK = "#1b1916";
const WHITE = "#ffffff";
/** In modules, as ISO/IEC 18004 requires: without it, cameras do not find the code. */
const QUIET_ZONE = 4;

/** 1024 by 1024 pixels with square modules; what they do not fill evenly widens the quiet zone. */
export async function qrPng(url: string): Promise<Buffer> {
  const { size, isDark } = await qrModules(url);
  const scale = Math.floor(SIZE_PX / (size + 2 * QUIET_ZONE));
  const pixels = Buffer.alloc(size * size * 3);
  for (let at = 0; at < size * size; at += 1) {
    pixels.write((isDark(at % size, Math.floor(at / size)) ? INK : WHITE).slice(1), at * 3, "hex");
  }
  const sharp = await loadSharp();
  const margin = (SIZE_PX - scale * size) / 2;
  return sharp(pixels, { raw: { width: size, height: size, channels: 3 } })
    .resize(scale * size, scale * size, { kernel: "nearest" })
    .extend({
      top: Math.floor(margin),
      left: Math.floor(margin),
      bottom: Math.ceil(margin),
      right: Math.ceil(margin),
      background: WHITE,
    })
    .png({ palette: true, colours: 2, dither: 0 })
    .toBuffer();
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
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE_PX}" height="${SIZE_PX}" viewBox="0 0 ${side} ${side}" ` +
    `shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${side}v${side}H0z"/><path fill="${INK}" d="${path}"/></svg>`
  );
}

/** Error correction level Q: a quarter of the code may be dirty, torn or covered. */
async function qrModules(url: string) {
  // Imported on first use: it would lengthen the server's start.
  const { default: qrcode } = await import("qrcode");
  const { modules } = qrcode.create(url, { errorCorrectionLevel: "Q" });
  const { size } = modules;
  const isDark = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < size && y < size && modules.get(y, x) === 1;
  return { size, isDark };
}
