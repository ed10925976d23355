import { BIO_MAX_CHARS, BIO_MAX_WORDS, bioProblem } from "@visita/domain/card/card-text.rules";
import { countWords, paragraphs } from "@visita/domain/card/text.rules";
import { type WizardStepWords, wizardStepTexts } from "@visita/domain/owner-messages/wizard-steps";
import type { ReactNode } from "react";
import { useTranslate } from "../../../lib/language.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { useIsNeeded } from "../wizard-context.tsx";

type BioAreaProps = {
  value: string;
  onChange: (bio: string) => void;
  error: string | undefined;
  lang?: string | undefined;
  isLabelHidden?: boolean;
  /** Below how much of it there is. */
  children?: ReactNode;
};

export function BioArea(props: BioAreaProps) {
  const { value, onChange, error, lang, isLabelHidden, children } = props;
  const t = useTranslate(wizardStepTexts);
  const isNeeded = useIsNeeded("bio");
  const bio = paragraphs(value);
  // Told while one types: nobody should write a page before hearing that it is too long.
  const tooLong = bio === "" ? undefined : (bioProblem(bio) ?? undefined);
  return (
    <TextArea
      label={t("bio")}
      isLabelHidden={isLabelHidden}
      isRequired={isNeeded}
      dir="auto"
      lang={lang}
      name="bio"
      rows={5}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={tooLong ?? error}
      hint={
        <>
          {bioLength(t, bio)}
          {children}
        </>
      }
    />
  );
}

/** The limit of characters is told once long words have reached it. */
function bioLength(t: WizardStepWords, bio: string): string {
  const words = countWords(bio);
  if (bio.length < BIO_MAX_CHARS) return t("bioWords", { words, max: BIO_MAX_WORDS });
  return t("bioWordsAndCharacters", {
    words,
    maxWords: BIO_MAX_WORDS,
    characters: bio.length,
    maxCharacters: BIO_MAX_CHARS,
  });
}
