import type { PrintSide } from "@visita/domain/kit/kit.constants";
import type { Kit } from "@visita/domain/kit/kit.contract";
import { type ReactNode, useState } from "react";
import { ChoiceGroup } from "../../../ui/choice-group.tsx";
import { Segments } from "../../../ui/segments.tsx";
import { useKitFile, useObjectUrl } from "../kit.queries.ts";
import { PieceFailure, PieceLayout, Steps } from "../piece-layout.tsx";
import { Stage, StageBar, StageMiddle, StagePicture } from "../stage.tsx";
import { PdfButton } from "./pdf-button.tsx";
import { type PrintSides, printQuery, SHEET_FORMATS, type SheetFormat } from "./print-options.ts";

const SIDES = [
  { value: "front", label: "Front" },
  { value: "back", label: "Back" },
] as const;

const STEPS = [
  "Print at 100 %, not “fit to page”.",
  "Turn the sheet on its long side for the back.",
  "Cut along the marks at the edges.",
];

type PrintSheetProps = { kit: Kit; sides: PrintSides; choices: ReactNode };

/** Ten cards on a sheet for one's own printer. */
export function PrintSheet({ kit, sides, choices }: PrintSheetProps) {
  const [format, setFormat] = useState<SheetFormat>("sheet-a4");
  const [side, setSide] = useState<PrintSide>("front");
  const query = printQuery(format, sides);
  const preview = useKitFile(kit, "printSvg", { ...query, side });
  const src = useObjectUrl(preview.data);
  const paper = SHEET_FORMATS.find(({ value }) => value === format)?.label ?? "";
  return (
    <PieceLayout
      kit={kit}
      stage={
        <Stage>
          <StageBar caption={`${paper}, 2 by 5`}>
            <Segments
              label="Side"
              options={SIDES}
              value={side}
              className="shrink-0 bg-paper-200! max-md:[&>button]:px-3 dark:bg-sunk!"
              onValueChange={setSide}
            />
          </StageBar>
          <StageMiddle>
            <StagePicture
              src={src}
              alt={`Sheet with ten cards, ${side}`}
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
          <ChoiceGroup label="Paper" options={SHEET_FORMATS} value={format} onValueChange={setFormat} />
          <Steps steps={STEPS} />
          <PdfButton
            kit={kit}
            query={query}
            isBusy={preview.isFetching}
            text="Two pages: fronts, then backs."
            plainText="Two pages: fronts, then backs."
          />
        </>
      }
    />
  );
}
