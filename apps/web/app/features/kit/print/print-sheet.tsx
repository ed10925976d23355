import type { PrintSide } from "@visita/domain/kit/kit.constants";
import type { Kit } from "@visita/domain/kit/kit.contract";
import { kitPrint } from "@visita/domain/owner-messages/kit-print";
import { type ReactNode, useState } from "react";
import { useTranslate } from "../../../lib/language.tsx";
import { ChoiceGroup } from "../../../ui/choice-group.tsx";
import { Segments } from "../../../ui/segments.tsx";
import { Steps } from "../../../ui/steps.tsx";
import { useKitFile, useObjectUrl } from "../kit.queries.ts";
import { PieceFailure, PieceLayout } from "../piece-layout.tsx";
import { Stage, StageBar, StageMiddle, StagePicture } from "../stage.tsx";
import { PdfButton } from "./pdf-button.tsx";
import {
  formatOption,
  type PrintSides,
  printQuery,
  SHEET_FORMATS,
  type SheetFormat,
} from "./print-options.ts";

type PrintSheetProps = { kit: Kit; sides: PrintSides; choices: ReactNode };

/** Ten cards on a sheet for one's own printer. */
export function PrintSheet({ kit, sides, choices }: PrintSheetProps) {
  const t = useTranslate(kitPrint);
  const [format, setFormat] = useState<SheetFormat>("sheet-a4");
  const [side, setSide] = useState<PrintSide>("front");
  const query = printQuery(format, sides);
  const preview = useKitFile(kit, "printSvg", { ...query, side });
  const src = useObjectUrl(preview.data);
  const paper = formatOption(t, format).label;
  const shownSides = [
    { value: "front", label: t("frontOfSheet") },
    { value: "back", label: t("backOfSheet") },
  ] as const;
  return (
    <PieceLayout
      kit={kit}
      stage={
        <Stage>
          <StageBar caption={t("twoByFive", { paper })}>
            <Segments
              label={t("side")}
              options={shownSides}
              value={side}
              className="shrink-0 bg-paper-200! max-md:[&>button]:px-3 dark:bg-sunk!"
              onValueChange={setSide}
            />
          </StageBar>
          <StageMiddle>
            <StagePicture
              src={src}
              alt={t(side === "front" ? "sheetFront" : "sheetBack")}
              isBusy={preview.isFetching}
              className="min-h-80 w-[min(100%,21rem)] rounded-[2px] bg-white shadow-card"
            />
          </StageMiddle>
        </Stage>
      }
      verdict={preview.error && <PieceFailure error={preview.error} onRetry={() => void preview.refetch()} />}
      controls={
        <>
          {choices}
          <ChoiceGroup
            label={t("paper")}
            options={SHEET_FORMATS.map((value) => formatOption(t, value))}
            value={format}
            onValueChange={setFormat}
          />
          <Steps steps={[t("fullSize"), t("turnSheet"), t("cutMarks")]} />
          <PdfButton kit={kit} query={query} isBusy={preview.isFetching} text={t("fileOfSheet")} />
        </>
      }
    />
  );
}
