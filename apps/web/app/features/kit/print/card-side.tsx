import type { PrintSide } from "@visita/domain/kit/kit.constants";
import { PRINT_PAGE_MARGIN } from "@visita/domain/kit/kit.constants";
import { nameOfCode } from "@visita/domain/language/languages";
import { kitPrint } from "@visita/domain/owner-messages/kit-print";
import type { CSSProperties } from "react";
import { useTranslate } from "../../../lib/language.tsx";
import { TaggedText } from "../../../ui/tagged-text.tsx";
import { useObjectUrl } from "../kit.queries.ts";
import { StagePicture } from "../stage.tsx";
import { type CardFormat, TRIM } from "./print-options.ts";

type CardSideProps = {
  side: PrintSide;
  /** Of a card that has one side in each. */
  language: string | undefined;
  format: CardFormat;
  file: Blob | undefined;
  isBusy: boolean;
  /** The whole page with bleed and crop marks, or the card as it is cut. */
  hasMarks: boolean;
  remark: string;
};

/** The side, the same with its language, and what its picture shows. */
const TEXTS = {
  front: ["front", "frontIn", "frontPicture"],
  back: ["back", "backIn", "backPicture"],
} as const;

export function CardSide({ side, language, format, file, isBusy, hasMarks, remark }: CardSideProps) {
  const t = useTranslate(kitPrint);
  const [label, labelIn, picture] = TEXTS[side];
  const src = useObjectUrl(file);
  const { page, trim, cut } = geometry(format);
  return (
    <figure className="grid gap-2">
      <div
        className="relative overflow-hidden rounded-xs bg-white shadow-lift"
        style={{ aspectRatio: hasMarks ? page : trim }}
      >
        <div className="absolute" style={hasMarks ? { inset: 0 } : cut}>
          <StagePicture src={src} alt={t(picture)} isBusy={isBusy} className="size-full" />
        </div>
        {hasMarks && src && (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute border border-dashed border-lapis-600/55"
            style={trimLine(format)}
          />
        )}
      </div>
      <figcaption className="flex justify-between gap-4 text-help text-muted">
        <span>
          {language ? (
            <TaggedText
              text={t(labelIn, { language: nameOfCode(language) })}
              tags={{ language: (inner) => <span lang={language}>{inner}</span> }}
            />
          ) : (
            t(label)
          )}
        </span>
        <span>{remark}</span>
      </figcaption>
    </figure>
  );
}

function geometry(format: CardFormat) {
  const { width, height } = TRIM[format];
  const pageWidth = width + 2 * PRINT_PAGE_MARGIN;
  const pageHeight = height + 2 * PRINT_PAGE_MARGIN;
  const cut: CSSProperties = {
    width: percent(pageWidth / width),
    height: percent(pageHeight / height),
    left: percent(-PRINT_PAGE_MARGIN / width),
    top: percent(-PRINT_PAGE_MARGIN / height),
  };
  return { page: pageWidth / pageHeight, trim: width / height, cut };
}

/** Where the card will be cut. */
function trimLine(format: CardFormat): CSSProperties {
  const { width, height } = TRIM[format];
  const across = percent(PRINT_PAGE_MARGIN / (width + 2 * PRINT_PAGE_MARGIN));
  const down = percent(PRINT_PAGE_MARGIN / (height + 2 * PRINT_PAGE_MARGIN));
  return { left: across, right: across, top: down, bottom: down };
}

function percent(share: number): string {
  return `${(share * 100).toFixed(3)}%`;
}
