import { join } from "node:path";
import { cardThemes } from "../../packages/domain/src/card/themes.ts";
import { root } from "../lib/root.mjs";
import { collectFragments } from "./fragments.mjs";
import { STAGE_CSS } from "./stage-css.mjs";
import { settle } from "./visitors.mjs";
import { writeAvif, writePng } from "./write-picture.mjs";

/** What a phone shows of the hero: its middle. */
const HERO_MIDDLE = { x: 302, y: 0, width: 712, height: 1120 };
/** Shown by chat programs and social sites for the public pages. It names no brand, which is a setting. */
const SHARE_IMAGE = join(root, "apps", "web", "public", "share.png");
const QR_CODE = '<img src="/c/demo/qr.svg" alt="">';

/** The pictures in which several things of the product stand together. */
export async function takeStages(visitors) {
  const fragments = await collectFragments(visitors);
  const hero = await shootStage(visitors, "hero", heroMarkup(fragments), 1.5);
  await writeAvif("hero-1920.avif", hero, { width: 1920, quality: 46, limitKb: 130 });
  await writeAvif("hero-1440.avif", hero, { width: 1440, quality: 48, limitKb: 100 });
  await writeAvif("hero-960.avif", hero, { width: 960, quality: 50 });
  const middle = await shootStage(visitors, "hero", heroMarkup(fragments), 1.5, HERO_MIDDLE);
  await writeAvif("hero-phone-1068.avif", middle, { width: 1068, quality: 48, limitKb: 80 });
  await writeAvif("hero-phone-780.avif", middle, { width: 780, quality: 48 });

  for (const [name, markup, width] of [
    ["several", severalMarkup(fragments), 756],
    ["lone", slot("", fragments.cardIn("blue-color-one")), 704],
    ["code", `${cover("blue-color-one", "ground")}${QR_CODE}`, 1440],
    ["colours", coloursMarkup(), 1440],
    ["fan", fanMarkup(), 1500],
  ]) {
    await writeAvif(`${name}.avif`, await shootStage(visitors, name, markup, 2), { width, quality: 50 });
  }
  await takePhoneTop(visitors);
  await writePng(SHARE_IMAGE, await shootStage(visitors, "share", shareMarkup(fragments), 1));
}

/** On a page of the product, whose style sheet draws the cards. */
function shootStage({ visit }, name, markup, scale, clip) {
  return visit({ viewport: { width: 1280, height: 1120 }, scale }, async (page) => {
    await page.goto("/404");
    await settle(page);
    await page.addStyleTag({ content: STAGE_CSS });
    await page.evaluate(
      ([stage, html]) => {
        document.body.innerHTML = `<div class="stage ${stage}">${html}</div>`;
        for (const image of document.images) image.loading = "eager";
      },
      [name, markup],
    );
    await settle(page);
    if (clip) return page.screenshot({ omitBackground: true, clip });
    return page.locator(".stage").screenshot({ omitBackground: true });
  });
}

/** The upper part of a card on a phone, for the feature that is about phones. */
function takePhoneTop({ visit }) {
  return visit({ viewport: { width: 390, height: 844 }, scale: 2 }, async (page) => {
    await page.goto("/c/ingrid-demo");
    await settle(page);
    const png = await page.screenshot({ clip: { x: 0, y: 0, width: 390, height: 330 } });
    await writeAvif("phone-top.avif", png, { width: 524 });
  });
}

function heroMarkup({ cardIn, keptCard }) {
  const back = `<div class="slot east-2">${cover("black-color", "back", `${QR_CODE}<div><p>Scan me</p><p>visita.example/c/demo</p></div>`)}</div>`;
  return [
    slot("east-1", cardIn("seagreen-color")),
    slot("west-1", cardIn("tomato-color")),
    slot("west-2", cardIn("goldenrod-color")),
    slot("east-3", cardIn("crimson-color")),
    back,
    `<div class="phone"><div class="screen"><span class="island"></span>${keptCard}</div></div>`,
  ].join("");
}

function shareMarkup({ cardIn }) {
  return [
    '<div class="ground"></div><img class="mark" src="/favicon.svg" alt="">',
    '<div class="words"><p>Leave a card they’ll keep.</p><p>Digital business cards. One is free forever.</p></div>',
    slot("west", cardIn("tomato-color")),
    slot("north", cardIn("seagreen-color")),
    slot("south", cardIn("blue-color-one")),
  ].join("");
}

function severalMarkup({ cardIn }) {
  const colors = ["seagreen-color", "goldenrod-color", "blue-color-one"];
  return colors.map((color) => slot("", cardIn(color))).join("");
}

function coloursMarkup() {
  return `<div class="grid">${cardThemes
    .slice(0, 24)
    .map(({ key }) => cover(key, ""))
    .join("")}</div>`;
}

function fanMarkup() {
  const middle = (cardThemes.length - 1) / 2;
  return [...cardThemes]
    .sort((one, other) => fanPlace(one.base) - fanPlace(other.base))
    .map(({ key }, index) => {
      const turn = `transform: rotate(${((index - middle) * 5.4).toFixed(1)}deg)`;
      return `<div data-card="${key}" class="card-cover" style="position: absolute; ${turn}"></div>`;
    })
    .join("");
}

/** Round the colour wheel from blue over green to violet; colours that are nearly grey come first. */
function fanPlace(hex) {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const most = Math.max(red, green, blue);
  const spread = most - Math.min(red, green, blue);
  if (spread < 40) return most / 1000;
  const sector =
    most === red
      ? (green - blue) / spread
      : most === green
        ? 2 + (blue - red) / spread
        : 4 + (red - green) / spread;
  const hue = (sector * 60 + 360) % 360;
  return 1 + ((235 - hue + 360) % 360);
}

const slot = (place, html) => `<div class="slot ${place}">${html}</div>`;

const cover = (theme, place, html = "") =>
  `<div data-card="${theme}" class="card-cover ${place}">${html}</div>`;
