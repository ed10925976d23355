import type english from "../answers/kit/en.ts";
import { defineReferences } from "../language/references.ts";

/** About the share kit. */
export const KIT_MESSAGES = defineReferences<typeof english>("kit", {
  unprintable: true,
  undrawable: true,
  placeInLine: true,
});

/** Of whoever waits for a drawing; the first is next. */
export function placeInLine(place: number): string {
  return place > 1 ? KIT_MESSAGES.placeInLine({ place: { order: place } }) : KIT_MESSAGES.nextInLine;
}

/** Why a name cannot be printed: no font has its letters. */
export function unprintableText(scripts: readonly string[]): string {
  return scripts.length > 0
    ? KIT_MESSAGES.unprintable({ scripts: { list: scripts } })
    : KIT_MESSAGES.unprintableSome;
}

/** Why a card is drawn without some of its letters. */
export function undrawableText(scripts: readonly string[]): string {
  return scripts.length > 0
    ? KIT_MESSAGES.undrawable({ scripts: { list: scripts } })
    : KIT_MESSAGES.undrawableSome;
}
