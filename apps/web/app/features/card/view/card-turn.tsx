import { isLanguage, nameOf } from "@visita/domain/language/languages";
import { publicCard } from "@visita/domain/messages/public-card";
import { useTranslate } from "../../../lib/language.tsx";
import { queryOf } from "../../../ui/language-menu.tsx";
import { LineIcon } from "./line-icon.tsx";

const TURN =
  "M8.6 15.6C4.9 15 2.5 13.4 2.5 11.5 2.5 9 6.8 7 12 7s9.5 2 9.5 4.5c0 2.4-3.8 4.3-8.7 4.5M16.4 12.8l-3.6 3.2 3.6 3.2";

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
  const name = isLanguage(language) ? nameOf(language) : language;
  return (
    <a
      href={queryOf({ side: isTurned ? "1" : "2", lang: pageLanguage })}
      data-turn=""
      aria-label={t("turnOver", { language: name })}
      className="card-turn"
    >
      <LineIcon path={TURN} size={20} />
      <span lang={language}>{name}</span>
    </a>
  );
}
