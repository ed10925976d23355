import type { PublicCard } from "@visita/domain/card/public-card";
import { roleLine } from "@visita/domain/card/role-line";
import type { FontProblem } from "@visita/domain/kit/kit.contract";
import { undrawableText } from "@visita/domain/kit/kit.messages";
import { shownUrl } from "@visita/domain/kit/kit-address";
import { scriptsOf } from "../../../lib/drawing/letters.ts";
import type { Shape } from "../../../lib/drawing/scene.ts";
import { pictureText, type TextBlock, type TextStyle } from "../../../lib/drawing/set-text.ts";
import { drawableText, missingLetters } from "../../../lib/drawing/system-text.ts";

type TextPlace = {
  readonly width: number;
  readonly nameSizes: readonly number[];
  readonly nameLines: number;
  /** From the baseline of the name to the capitals below. */
  readonly nameGap: number;
  readonly roleSize: number;
  /** Role and company on lines of their own. */
  readonly isStacked: boolean;
  readonly top: number;
  /** Nothing may reach below. */
  readonly bottom: number;
  /** Where the block of all lines begins, by its width. */
  readonly leftOf: (width: number) => number;
  readonly color: string;
  readonly isCentred: boolean;
  /** Factor of all lengths. */
  readonly scale: number;
};

const NAME_TRACKING = -0.015;
const ROLE_LINE_HEIGHT = 1.32;
/** Between role, company and address, as a multiple of their size. */
const ROLE_GAP = 0.66;

/** Name, role and company; without a code the address too, large enough to be typed. */
export async function backgroundText(
  card: PublicCard,
  publicUrl: string,
  place: TextPlace,
): Promise<Shape[]> {
  const { scale } = place;
  const sizes = place.nameSizes.map((size) => size * scale);
  const nameStyle: TextStyle = {
    color: place.color,
    width: place.width * scale,
    height: (place.bottom - place.top) * 0.62 * scale,
    sizes: [...sizes, (sizes.at(-1) as number) * 0.8],
    linesAt: () => place.nameLines,
    lineHeight: 1.1,
    isCentred: place.isCentred,
  };
  // A name without drawable letters is replaced by the username, which is ASCII.
  const nameBlock = (name: string) => pictureText(name, "display", nameStyle, NAME_TRACKING);
  const name = (await nameBlock(card.fullname)) ?? (await nameBlock(card.username));
  const blocks: { block: TextBlock; top: number }[] = [];
  let top = place.top * scale;
  const add = (block: TextBlock | null, gap: number) => {
    if (!block) return;
    blocks.push({ block, top });
    top += block.height + gap;
  };
  add(name, place.nameGap * scale);
  const roleGap = place.roleSize * ROLE_GAP * scale;
  for (const role of await rolesOf(card, place.isStacked)) {
    add(await pictureText(role, "text", roleStyle(place, 2)), roleGap);
  }
  if (card.qrCode === null) {
    // A little apart: it is there to be typed.
    top += roleGap;
    add(await pictureText(shownUrl(publicUrl, card.username), "text", roleStyle(place, 1)), 0);
  }
  const width = Math.max(...blocks.map(({ block }) => block.width));
  // All lines stand on the side on which the name begins.
  const indent = place.isCentred ? 1 / 2 : Number(name?.isRightToLeft ?? false);
  return blocks.flatMap(({ block, top: blockTop }) =>
    block.placedAt(place.leftOf(width) + (width - block.width) * indent, blockTop),
  );
}

/** Null when name, role and company can be drawn with all their letters. */
export async function findBackgroundProblem(card: PublicCard): Promise<FontProblem | null> {
  const missing =
    (await missingLetters("display", card.fullname)) +
    (await missingLetters("text", roleLine(card.occupation, card.companyname)));
  if (missing === "") return null;
  const scripts = scriptsOf(missing);
  return { text: undrawableText(scripts), scripts };
}

async function rolesOf({ occupation, companyname }: PublicCard, isStacked: boolean): Promise<string[]> {
  const [role, company] = [await drawableText("text", occupation), await drawableText("text", companyname)];
  return isStacked ? [role, company] : [roleLine(role, company)];
}

function roleStyle({ roleSize, width, color, scale, isCentred }: TextPlace, lines: number): TextStyle {
  const sizes = [1, 0.92, 0.84, 0.76, 0.68].map((factor) => roleSize * factor * scale);
  return {
    color,
    width: width * scale,
    height: roleSize * scale * ROLE_LINE_HEIGHT * lines,
    sizes,
    linesAt: () => lines,
    lineHeight: ROLE_LINE_HEIGHT,
    isCentred,
  };
}
