import { unfoldedLines } from "@visita/domain/card/vcard-format";
import { Fragment, type ReactNode } from "react";

/** Of a picture in letters: who wants it all has the file. */
const PICTURE_MAX_CHARS = 32;
/** The texts of a side, which version 4.0 has in each language. */
const SIDE_TEXT = /^(?:N|FN|ORG|TITLE|ADR|NOTE)[;:]/;
const LANGUAGE = /(?:;ALTID=\d+)?;LANGUAGE=([\w-]+)/;

type FileTextProps = {
  text: string;
  /** Of the side that it was saved from. */
  language: string | undefined;
};

/** The whole file; what other contact files lack is tinted: how the name is spoken, and the other side. */
export function Version3Text({ text, language, hasTwoSides }: FileTextProps & { hasTwoSides: boolean }) {
  const isSpecial = (line: string) => /^X-PHONETIC-/.test(line) || (hasTwoSides && /^NOTE[;:]/.test(line));
  return (
    <FileText>
      {unfoldedLines(text).map((line, at) => (
        <Line key={lineKey(line, at)} language={language}>
          {isSpecial(line) ? <Tinted>{line}</Tinted> : shortened(line)}
        </Line>
      ))}
    </FileText>
  );
}

/** The lines in which it differs: the texts of the sides. Their languages are tinted. */
export function Version4Text({ text, language }: FileTextProps) {
  return (
    <FileText>
      {unfoldedLines(text).flatMap((line, at) => {
        if (!SIDE_TEXT.test(line)) return [];
        const [params, own] = LANGUAGE.exec(line) ?? [];
        const [start, ...rest] = params ? line.split(params) : [line];
        return (
          <Line key={lineKey(line, at)} language={own ?? language}>
            {start}
            {params && <Tinted>{params}</Tinted>}
            {rest.join(params)}
          </Line>
        );
      })}
    </FileText>
  );
}

function FileText({ children }: { children: ReactNode }) {
  return (
    <pre
      dir="ltr"
      className="kit-file rounded-lg border border-line bg-surface px-4.5 py-4 text-help whitespace-pre-wrap wrap-anywhere"
    >
      {children}
    </pre>
  );
}

function Line({ language, children }: { language: string | undefined; children: ReactNode }) {
  return (
    <Fragment>
      <span lang={language}>{children}</span>
      {"\n"}
    </Fragment>
  );
}

function Tinted({ children }: { children: ReactNode }) {
  return <mark className="rounded-[0.1875rem] bg-accent-soft px-0.5 py-px text-inherit">{children}</mark>;
}

function shortened(line: string): string {
  if (!line.startsWith("PHOTO")) return line;
  const end = line.indexOf(":") + 1 + PICTURE_MAX_CHARS;
  return line.length > end ? `${line.slice(0, end)}…` : line;
}

/** Two lines may be the same. */
function lineKey(line: string, at: number): string {
  return `${at} ${line.slice(0, PICTURE_MAX_CHARS)}`;
}
