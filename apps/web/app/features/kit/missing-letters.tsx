import { OUT_OF_PLACE } from "@visita/domain/card/text.rules";
import { formatList } from "@visita/domain/format";
import type { FontProblem, Kit } from "@visita/domain/kit/kit.contract";
import { kitTexts } from "@visita/domain/owner-messages/kit";
import { scriptNames } from "@visita/domain/owner-messages/script-names";
import { useTranslate } from "../../lib/language.tsx";
import { Verdict } from "../../ui/verdict.tsx";

type MissingLettersProps = {
  tone: "warn" | "no";
  title: string;
  problem: FontProblem;
  /** What becomes of letters in these scripts. */
  textFor: (scripts: string) => string;
  /** The same where the scripts have no name here. */
  text: string;
};

/** The server draws with its own fonts, not with those of the browser. */
export function MissingLetters({ tone, title, problem: { scripts }, textFor, text }: MissingLettersProps) {
  const nameOf = useTranslate(scriptNames);
  const names = scripts.map((script) => nameOf(script));
  return (
    <Verdict tone={tone} title={title}>
      <p>{names.length > 0 ? textFor(formatList(nameOf.language, names)) : text}</p>
    </Verdict>
  );
}

/** Pictures and print are set in letters alone. */
export function EmojiNote({ kit: { card } }: { kit: Kit }) {
  const t = useTranslate(kitTexts);
  const shown = [card.fullname, card.occupation, card.companyname];
  if (!shown.some((text) => OUT_OF_PLACE.test(text))) return null;
  return (
    <Verdict tone="warn" title={t("emojiLeftOut")}>
      <p>{t("onlyLetters")}</p>
    </Verdict>
  );
}
