import { join } from "node:path";
import { BRAND_PATHS } from "../../apps/web/app/features/card/view/channel-icons.ts";
import { channelOf } from "../../packages/domain/src/card/channels.ts";
import { ASSETS, writePicture } from "./write-picture.mjs";

/** The card lies over the middle: two rows of the six, all but the outer columns. */
const ROWS = [
  ["linkedin", "whatsapp", "instagram", "telegram", "twitter", "youtube"],
  ["github", "behance", "dribbble", "paypal", "spotify", "tiktok"],
  ["pinterest", null, null, null, null, "revolut"],
  ["patreon", null, null, null, null, "wechat"],
  ["shopify", "stripe", "quora", "snapchat", "medium", "upwork"],
  ["facebook", "reddit", "tumblr", "vimeo", "soundcloud", "twitch"],
];
const CELL = 80;
const ICON = 25;
const SIDE = CELL * ROWS.length;

/** A case of channels, drawn for a ground of ink that is the same in light and dark. */
export async function channelsPicture() {
  const icons = ROWS.flatMap((row, y) => row.map((key, x) => (key ? icon(key, x, y) : "")));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" fill="#b1ada6">${lines()}${icons.join("")}</svg>\n`;
  await writePicture(join(ASSETS, "channels.svg"), Buffer.from(svg));
}

function lines() {
  const at = ROWS.slice(1).map((_, index) => (index + 1) * CELL);
  const full = (place) => [1, 5].includes(place / CELL);
  const across = at.map((y) =>
    y === 3 * CELL ? `M0 ${y}H${CELL}M${5 * CELL} ${y}H${SIDE}` : `M0 ${y}H${SIDE}`,
  );
  const down = at.map((x) => (full(x) ? `M${x} 0V${SIDE}` : `M${x} 0V${2 * CELL}M${x} ${4 * CELL}V${SIDE}`));
  return `<path d="${[...across, ...down].join("")}" fill="none" stroke="#34312c"/>`;
}

function icon(key, column, row) {
  const { icon: drawn } = channelOf(key);
  const x = column * CELL + (CELL - ICON) / 2;
  const y = row * CELL + (CELL - ICON) / 2;
  if (drawn.from === "simple-icons") {
    return `<path transform="translate(${x} ${y}) scale(${ICON / 24})" d="${BRAND_PATHS[drawn.name]}"/>`;
  }
  return `<text x="${x + ICON / 2}" y="${y + ICON * 0.82}" font-family="sans-serif" font-size="23" font-weight="800" text-anchor="middle">${drawn.name}</text>`;
}
