import { nameOfCode } from "@visita/domain/language/languages";
import { publicCard } from "@visita/domain/messages/public-card";
import { useTranslate } from "../../../lib/language.tsx";
import { queryOf } from "../../../ui/language-menu.tsx";
import { TURN_PATH } from "./icon-paths.ts";
import { LineIcon } from "./line-icon.tsx";

type CardTurnProps = {
  /** Of the side that it leads to. */
  language: string;
  /** The second side is shown. */
  isTurned: boolean;
  /** A language that was chosen for the page, which stays in the address. */
  pageLanguage: string | undefined;
};

/** Leads to the other side; on the public card a script turns the card instead. */
export function CardTurn({ language, isTurned, pageLanguage }: CardTurnProps) {
  const t = useTranslate(publicCard);
  const name = nameOfCode(language);
  return (
    <a
      href={queryOf({ side: isTurned ? "1" : "2", lang: pageLanguage })}
      data-turn=""
      aria-label={t("turnOver", { language: name })}
      className="card-turn"
    >
      <LineIcon path={TURN_PATH} size={20} />
      <span lang={language}>{name}</span>
    </a>
  );
}
