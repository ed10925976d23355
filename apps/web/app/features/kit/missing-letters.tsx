import { OUT_OF_PLACE } from "@visita/domain/card/text.rules";
import type { Kit } from "@visita/domain/kit/kit.contract";
import { KIT_MESSAGES } from "@visita/domain/kit/kit.messages";
import { Verdict } from "../../ui/verdict.tsx";

type MissingLettersProps = {
  tone: "warn" | "no";
  title: string;
  /** Names of the scripts that no font of the server has; none when they have no name here. */
  scripts: readonly string[];
  /** What becomes of the letters: the end of a sentence. */
  effect: string;
};

/** The server draws with its own fonts, not with those of the browser. */
export function MissingLetters({ tone, title, scripts, effect }: MissingLettersProps) {
  const letters = scripts.length > 0 ? `no ${scripts.join(" and no ")} letters` : "not all of its letters";
  return (
    <Verdict tone={tone} title={title}>
      <p>
        The fonts of this installation have {letters}, so {effect}. Write the name in another script on the
        card, or ask the operator to add a font.
      </p>
    </Verdict>
  );
}

/** Pictures and print are set in letters alone. */
export function EmojiNote({ kit: { card } }: { kit: Kit }) {
  const shown = [card.fullname, card.occupation, card.companyname];
  if (!shown.some((text) => OUT_OF_PLACE.test(text))) return null;
  return (
    <Verdict tone="warn" title={KIT_MESSAGES.emojiLeftOut}>
      <p>Only letters are drawn. Your card online keeps its emoji.</p>
    </Verdict>
  );
}
