import { BIO_MAX_CHARS, BIO_MAX_WORDS, bioProblem } from "@visita/domain/card/card-text.rules";
import { countWords, paragraphs } from "@visita/domain/card/text.rules";
import { formatNumber } from "@visita/domain/format";
import type { ReactNode } from "react";
import { TextArea } from "../../../ui/text-area.tsx";

type BioAreaProps = {
  value: string;
  onChange: (bio: string) => void;
  error: string | undefined;
  lang?: string | undefined;
  /** Below how much of it there is. */
  children?: ReactNode;
};

export function BioArea({ value, onChange, error, lang, children }: BioAreaProps) {
  const bio = paragraphs(value);
  // Told while one types: nobody should write a page before hearing that it is too long.
  const tooLong = bio === "" ? undefined : (bioProblem(bio) ?? undefined);
  return (
    <TextArea
      label="Bio"
      isRequired
      dir="auto"
      lang={lang}
      name="bio"
      rows={5}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={tooLong ?? error}
      hint={
        <>
          {bioLength(bio)}
          {children}
        </>
      }
    />
  );
}

/** The limit of characters is told once long words have reached it. */
function bioLength(bio: string): string {
  const words = `${countWords(bio)} of ${BIO_MAX_WORDS} words`;
  if (bio.length < BIO_MAX_CHARS) return words;
  return `${words}, ${formatNumber(bio.length)} of ${formatNumber(BIO_MAX_CHARS)} characters`;
}
