import type { SideNumber } from "@visita/domain/card/card-sides";
import { nameOf, nameOfCode, VISITOR_LANGUAGES } from "@visita/domain/language/languages";
import { wizardSides } from "@visita/domain/owner-messages/wizard-sides";
import { useTranslate } from "../../../lib/language.tsx";
import { Select } from "../../../ui/select.tsx";
import { useSideLanguages, useSideText, useText } from "../wizard-context.tsx";

const LANGUAGES = VISITOR_LANGUAGES.map((language) => ({
  value: language,
  label: nameOf(language),
  lang: language,
}));

/** Of a card with one side. */
export function CardLanguage() {
  const t = useTranslate(wizardSides);
  const { value, error, set } = useText("language");
  const [likely] = useSideLanguages();
  return (
    <div data-field="language" className="md:w-1/2 md:pe-2.5">
      <Select
        label={t("cardLanguage")}
        options={LANGUAGES}
        value={value}
        placeholder={nameOfCode(likely)}
        onValueChange={set}
        error={error}
      />
    </div>
  );
}

/** Of both sides. */
export function LanguageFields() {
  const t = useTranslate(wizardSides);
  const first = useText("language");
  const second = useSideText("language");

  /** Two sides in one language would be one: they change places. */
  function choose(side: SideNumber, language: string) {
    const [own, other] = side === 1 ? [first, second] : [second, first];
    if (language === other.value && own.value !== "") other.set(own.value);
    own.set(language);
  }

  return (
    <div className="grid items-start gap-4 md:grid-cols-2 md:gap-5">
      <div data-field="language">
        <Select
          label={t("firstSideIn")}
          options={LANGUAGES}
          value={first.value}
          onValueChange={(language) => choose(1, language)}
          error={first.error}
        />
      </div>
      <div data-field="secondSide.language">
        <Select
          label={t("secondSideIn")}
          options={LANGUAGES}
          value={second.value}
          onValueChange={(language) => choose(2, language)}
          error={second.error}
        />
      </div>
    </div>
  );
}
