import { nameOf, OWNER_LANGUAGES } from "@visita/domain/language/languages";
import { languageChoice } from "@visita/domain/owner-messages/language-choice";
import { useTranslate } from "../../../lib/language.tsx";
import { LanguageMenu } from "../../../ui/language-menu.tsx";
import { useChooseLanguage } from "./use-choose-language.ts";

/** At the foot of public pages. */
export function OwnerLanguageMenu() {
  const t = useTranslate(languageChoice);
  const choose = useChooseLanguage();
  return (
    <LanguageMenu
      label={t("languageIs", { name: nameOf(t.language) })}
      languages={OWNER_LANGUAGES}
      onChoose={(language) => void choose(language)}
    />
  );
}
