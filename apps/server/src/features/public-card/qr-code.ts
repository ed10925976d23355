import { QR_QUIET_ZONE, qrPath } from "@visita/domain/card/qr-path";
import { loadSharp } from "../../lib/load-libraries.ts";

const SIZE_PX = 1024;
const INK = "#1b1916";
const WHITE = "#ffffff";

/** Square modules; what they do not fill evenly widens the quiet zone. */
export async function qrPng(url: string, sidePx = SIZE_PX): Promise<Buffer> {
  const modules = await qrModules(url);
  const { size } = modules;
  const scale = Math.floor(sidePx / (size + 2 * QR_QUIET_ZONE));
  const pixels = Buffer.alloc(size * size * 3);
  for (let at = 0; at < size * size; at += 1) {
    const isDark = modules.get(Math.floor(at / size), at % size);
    pixels.write((isDark ? INK : WHITE).slice(1), at * 3, "hex");
  }
  const sharp = await loadSharp();
  const margin = (sidePx - scale * size) / 2;
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
  const modules = await qrModules(url);
  const side = modules.size + 2 * QR_QUIET_ZONE;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE_PX}" height="${SIZE_PX}" viewBox="0 0 ${side} ${side}" ` +
    `shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${side}v${side}H0z"/>` +
    `<path fill="${INK}" d="${qrPath(modules)}"/></svg>`
  );
}

/** Error correction level Q: a quarter of the code may be dirty, torn or covered. */
async function qrModules(url: string) {
  // Imported on first use: it would lengthen the server's start.
  const { default: qrcode } = await import("qrcode");
  return qrcode.create(url, { errorCorrectionLevel: "Q" }).modules;
}
