import { chooseOwnerLanguage } from "@visita/domain/language/choose-language";
import { localeOf, nameOf, OWNER_LANGUAGES } from "@visita/domain/language/languages";
import { languageChoice } from "@visita/domain/owner-messages/language-choice";
import { useTranslate } from "../../../lib/language.tsx";
import { Select } from "../../../ui/select.tsx";
import { SettingsSection } from "../../../ui/settings-section.tsx";
import { useChooseLanguage } from "../../session/public/use-choose-language.ts";

export function LanguageSection() {
  const t = useTranslate(languageChoice);
  const choose = useChooseLanguage();
  const names = new Intl.DisplayNames(localeOf(t.language), { type: "language" });
  return (
    <SettingsSection id="language" title={t("language")} lead={t("lead")}>
      <div className="max-w-88">
        <Select
          label={t("language")}
          isLabelHidden
          hint={t("hint")}
          value={t.language}
          options={OWNER_LANGUAGES.map((language) => ({
            value: language,
            label: nameOf(language),
            lang: language,
            aside: names.of(language),
          }))}
          onValueChange={(value) => {
            const language = chooseOwnerLanguage([value]);
            if (language) void choose(language);
          }}
        />
      </div>
    </SettingsSection>
  );
}
