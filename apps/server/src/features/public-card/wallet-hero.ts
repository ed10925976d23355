import type { VisibleCard } from "@visita/domain/card/card.contract";
import { initials } from "@visita/domain/card/initials";
import { themeOf } from "@visita/domain/card/themes";
import { coverShapes } from "../../lib/drawing/cover-pattern.ts";
import { hatchedShapes, rosetteShapes } from "../../lib/drawing/engraving.ts";
import { sceneImage } from "../../lib/drawing/scene-svg.ts";
import { prepareText } from "../../lib/drawing/set-text.ts";

const SIZE = { width: 1032, height: 336 } as const;
const INITIALS = { left: 64, baseline: 235, size: 190 } as const;

export type HeroCard = Pick<VisibleCard, "fullname" | "username" | "color">;

/** The wide picture of a pass in Google Wallet: cover, hatched initials and a rosette. */
export async function drawWalletHero({ fullname, username, color }: HeroCard): Promise<Buffer> {
  const theme = themeOf(color);
  const box = { x: 0, y: 0, ...SIZE };
  const shapes = await coverShapes(theme, box, { strength: 1, tileScale: 1.6 });
  shapes.push(...rosetteShapes(840, 168, 190, { color: "#ffffff", strokeWidth: 1.1, opacity: 0.4 }));
  const letters =
    (await prepareText(initials(fullname), "display")) ?? (await prepareText(initials(username), "display"));
  if (letters && letters.text !== "") {
    const outline = letters.outline(letters.text, INITIALS);
    const hatching = { step: 4.6, strokeWidth: 2.1, color: theme.on, opacity: 0.85 };
    shapes.push(...hatchedShapes(outline, { ...box, width: 640 }, hatching));
  }
  return (await sceneImage(shapes, SIZE)).removeAlpha().png({ compressionLevel: 9 }).toBuffer();
}
