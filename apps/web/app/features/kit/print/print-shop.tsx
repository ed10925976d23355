import type { Kit } from "@visita/domain/kit/kit.contract";
import { kitPrint } from "@visita/domain/owner-messages/kit-print";
import { Lightbulb } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslate } from "../../../lib/language.tsx";
import { ChoiceGroup } from "../../../ui/choice-group.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Switch } from "../../../ui/switch.tsx";
import { useKitFile } from "../kit.queries.ts";
import { PieceFailure, PieceLayout } from "../piece-layout.tsx";
import { Stage } from "../stage.tsx";
import { CardSide } from "./card-side.tsx";
import { PdfButton } from "./pdf-button.tsx";
import { CARD_FORMATS, type CardFormat, formatOption, type PrintSides, printQuery } from "./print-options.ts";

type PrintShopProps = { kit: Kit; sides: PrintSides; choices: ReactNode };

/** What the file is like, by what it has on its sides; and without a code. */
const FILE_TEXTS = {
  one: ["file", "fileWithLink"],
  each: ["fileInBoth", "fileInBothWithLink"],
} as const;

/** One card on a page of its own, front and back, with what a print shop needs. */
export function PrintShop({ kit, sides, choices }: PrintShopProps) {
  const t = useTranslate(kitPrint);
  const [format, setFormat] = useState<CardFormat>("card-eu");
  const [hasMarks, setMarks] = useState(true);
  const query = printQuery(format, sides);
  const front = useKitFile(kit, "printSvg", { ...query, side: "front" });
  const back = useKitFile(kit, "printSvg", { ...query, side: "back" });
  const failed = [front, back].find(({ error }) => error);
  const size = formatOption(t, format).label;
  const shared = { format, hasMarks };
  const isEach = sides === "each";
  const [text, plainText] = FILE_TEXTS[sides];
  return (
    <PieceLayout
      kit={kit}
      stage={
        <Stage>
          <div className="grid gap-4">
            <CardSide
              {...shared}
              side="front"
              language={isEach ? kit.card.language : undefined}
              file={front.data}
              isBusy={front.isFetching}
              remark={hasMarks ? t("sizeAndBleed", { size }) : size}
            />
            <CardSide
              {...shared}
              side="back"
              language={isEach ? kit.card.secondSide?.language : undefined}
              file={back.data}
              isBusy={back.isFetching}
              remark={t(kit.qrCode ? "withCode" : "withLink")}
            />
          </div>
        </Stage>
      }
      verdict={
        failed?.error && (
          <PieceFailure
            error={failed.error}
            onRetry={() => {
              void front.refetch();
              void back.refetch();
            }}
          />
        )
      }
      controls={
        <>
          {choices}
          <ChoiceGroup
            label={t("size")}
            options={CARD_FORMATS.map((value) => formatOption(t, value))}
            value={format}
            onValueChange={setFormat}
          />
          <Switch label={t("showMarks")} isOn={hasMarks} onChange={setMarks}>
            {t("showMarksNote")}
          </Switch>
          <PdfButton
            kit={kit}
            query={query}
            isBusy={front.isFetching || back.isFetching}
            text={t(kit.qrCode ? text : plainText)}
          />
          <Notice icon={Lightbulb}>
            {t("goodPaper")}
            {kit.qrCode && ` ${t("askForProof")}`}
          </Notice>
        </>
      }
    />
  );
}
