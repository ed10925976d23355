import type { VisibleCard } from "@visita/domain/card/card.contract";
import { initials } from "@visita/domain/card/initials";
import { roleLine } from "@visita/domain/card/role-line";
import type { CardTheme } from "@visita/domain/card/themes";
import { boxPath, type Shape } from "../../../lib/drawing/scene.ts";
import { pictureText, type TextBlock, type TextStyle } from "../../../lib/drawing/set-text.ts";
import { drawableText } from "../../../lib/drawing/system-text.ts";
import { COLUMN, COLUMN_WIDTH, MARK, PHOTO_INNER } from "./layout.ts";

export type ShareImageCard = Pick<
  VisibleCard,
  "username" | "fullname" | "occupation" | "companyname" | "color"
>;

const NAME_TRACKING = -0.02;
const RULE_ABOVE_ADDRESS = 44;
const ROLE_ABOVE_RULE = 40;
const NAME_ABOVE_ROLE = 18;
/** Descender of the largest name, in pixels. */
const MAX_DESCENT = 24;

/** Name, role and URL at the bottom of the column; the name may reach up to `top`. */
export async function textShapes(
  card: ShareImageCard,
  theme: CardTheme,
  top: number,
  publicUrl: string,
): Promise<Shape[]> {
  const color = theme.on;
  const shapes: Shape[] = [];

  const address = await pictureText(`${hostOf(publicUrl)}/c/${card.username}`, "text", {
    ...oneLine([28, 26, 24, 22, 20, 18]),
    color,
    width: COLUMN_WIDTH - MARK - 24,
  });
  const markTop = COLUMN.bottom - MARK;
  if (address) shapes.push(...address.placedAt(COLUMN.left, markTop + (MARK - address.height) / 2));
  let bottom = markTop - RULE_ABOVE_ADDRESS / 2;
  shapes.push(rule(bottom, color));
  bottom -= ROLE_ABOVE_RULE;

  const role = await pictureText(await drawableRole(card), "text", {
    color,
    width: COLUMN_WIDTH,
    height: 112,
    sizes: [34, 32, 30, 28, 26],
    linesAt: (size) => (size > 26 ? 2 : 3),
    lineHeight: 1.28,
  });
  if (role) {
    shapes.push(...inColumn(role, bottom));
    bottom -= role.height + NAME_ABOVE_ROLE;
  }

  const nameStyle: TextStyle = {
    color,
    width: COLUMN_WIDTH,
    height: bottom - MAX_DESCENT - top,
    sizes: [96, 90, 84, 78, 72, 66, 60, 54, 48, 44, 40, 36, 32],
    linesAt: nameLines,
    lineHeight: 1.06,
  };
  // A name without drawable letters is replaced by the username, which is ASCII.
  const nameBlock = (name: string) => pictureText(name, "display", nameStyle, NAME_TRACKING);
  const name = (await nameBlock(card.fullname)) ?? (await nameBlock(card.username));
  if (name) shapes.push(...inColumn(name, bottom - name.descent));
  return shapes;
}

/** Initials in place of a photo. */
export async function initialsShapes(card: ShareImageCard, theme: CardTheme): Promise<Shape[]> {
  const { x, y, width, height } = PHOTO_INNER;
  const style = {
    ...oneLine([168, 140, 112]),
    color: theme.light.deep,
    width: width - 60,
    height: 300,
  };
  const letters = (name: string) => pictureText(initials(name), "display", style);
  const block = (await letters(card.fullname)) ?? (await letters(card.username));
  if (!block) return [];
  return block.placedAt(x + (width - block.width) / 2, y + (height - block.height) / 2);
}

async function drawableRole({ occupation, companyname }: ShareImageCard): Promise<string> {
  return roleLine(await drawableText("text", occupation), await drawableText("text", companyname));
}

function inColumn(block: TextBlock, bottom: number): Shape[] {
  const left = block.isRightToLeft ? COLUMN.right - block.width : COLUMN.left;
  return block.placedAt(left, bottom - block.height);
}

function oneLine(sizes: readonly number[]) {
  return { sizes, linesAt: () => 1, lineHeight: 1, height: Number.POSITIVE_INFINITY };
}

function nameLines(size: number): number {
  if (size >= 72) return 2;
  return size >= 44 ? 3 : 4;
}

/** Without the scheme, as people write it. */
function hostOf(publicUrl: string): string {
  return new URL(publicUrl).host;
}

function rule(y: number, color: string): Shape {
  const d = boxPath({ x: COLUMN.left, y, width: COLUMN_WIDTH, height: 1.5 });
  return { kind: "path", d, fill: color, opacity: 0.3 };
}
