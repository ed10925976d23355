import type { FontProblem, Kit } from "@visita/domain/kit/kit.contract";
import { nameOfCode } from "@visita/domain/language/languages";
import { kitPrint } from "@visita/domain/owner-messages/kit-print";
import { useState } from "react";
import { useTranslate } from "../../../lib/language.tsx";
import { ChoiceGroup } from "../../../ui/choice-group.tsx";
import { EmojiNote, MissingLetters } from "../missing-letters.tsx";
import { Fine, PieceLayout } from "../piece-layout.tsx";
import { Stage, StageMiddle } from "../stage.tsx";
import type { PrintSides } from "./print-options.ts";
import { PrintSheet } from "./print-sheet.tsx";
import { PrintShop } from "./print-shop.tsx";

export function PrintPiece({ kit }: { kit: Kit }) {
  const t = useTranslate(kitPrint);
  const { language, secondSide } = kit.card;
  const [purpose, setPurpose] = useState<"shop" | "sheet">("shop");
  const canPrintEach = secondSide !== undefined && kit.secondPrintProblem === null;
  const [sides, setSides] = useState<PrintSides>(canPrintEach ? "each" : "one");
  if (kit.printProblem) return <UnprintableName kit={kit} problem={kit.printProblem} />;
  const purposes = [
    { value: "shop", label: t("printShop"), note: t("printShopNote") },
    { value: "sheet", label: t("yourPrinter"), note: t("yourPrinterNote") },
  ] as const;
  const choices = (
    <>
      <EmojiNote kit={kit} />
      {kit.secondPrintProblem && (
        <MissingLetters
          tone="warn"
          title={t("sideNotPrinted")}
          problem={kit.secondPrintProblem}
          textFor={(scripts) => t("oneLanguageForScripts", { scripts })}
          text={t("oneLanguageOnly")}
        />
      )}
      {canPrintEach && (
        <ChoiceGroup
          label={t("sides")}
          options={[
            {
              value: "each",
              label: t("oneInEach"),
              note: t("oneInEachNote", {
                first: nameOfCode(language),
                second: nameOfCode(secondSide.language),
              }),
            },
            { value: "one", label: t("oneLanguage"), note: t("oneLanguageNote") },
          ]}
          value={sides}
          onValueChange={setSides}
        />
      )}
      <ChoiceGroup label={t("printedAt")} options={purposes} value={purpose} onValueChange={setPurpose} />
    </>
  );
  return purpose === "shop" ? (
    <PrintShop kit={kit} sides={sides} choices={choices} />
  ) : (
    <PrintSheet kit={kit} sides={sides} choices={choices} />
  );
}

/** Letters that no font has would be empty boxes in the PDF. */
function UnprintableName({ kit, problem }: { kit: Kit; problem: FontProblem }) {
  const t = useTranslate(kitPrint);
  return (
    <PieceLayout
      kit={kit}
      stage={
        <Stage>
          <StageMiddle>
            <div className="grid w-[min(100%,24rem)] justify-items-center gap-3 rounded-lg border-[1.5px] border-dashed border-line-strong px-8 py-12 text-center">
              <p dir="auto" className="text-[2rem] leading-[1.6] wrap-anywhere">
                {kit.card.fullname}
              </p>
              <Fine>{t("browserFont")}</Fine>
            </div>
          </StageMiddle>
        </Stage>
      }
      controls={
        <>
          <MissingLetters
            tone="no"
            title={t("nameNotPrinted")}
            problem={problem}
            textFor={(scripts) => t("boxesForScripts", { scripts })}
            text={t("boxes")}
          />
          <Fine>{t("restWorks")}</Fine>
        </>
      }
    />
  );
}
