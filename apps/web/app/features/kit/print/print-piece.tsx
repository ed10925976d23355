import type { Kit } from "@visita/domain/kit/kit.contract";
import { KIT_MESSAGES } from "@visita/domain/kit/kit.messages";
import { nameOfCode } from "@visita/domain/language/languages";
import { useState } from "react";
import { ChoiceGroup } from "../../../ui/choice-group.tsx";
import { EmojiNote, MissingLetters } from "../missing-letters.tsx";
import { Fine, PieceLayout } from "../piece-layout.tsx";
import { Stage, StageMiddle } from "../stage.tsx";
import type { PrintSides } from "./print-options.ts";
import { PrintSheet } from "./print-sheet.tsx";
import { PrintShop } from "./print-shop.tsx";

const PURPOSES = [
  { value: "shop", label: "A print shop", note: "One card, bleed and crop marks" },
  { value: "sheet", label: "Your printer", note: "Ten on a sheet" },
] as const;

/** What a card with two sides has on the back. */
const SIDES_ONE = { value: "one", label: "One language", note: "Code and cover on the back" } as const;

export function PrintPiece({ kit }: { kit: Kit }) {
  const { language, secondSide } = kit.card;
  const [purpose, setPurpose] = useState<"shop" | "sheet">("shop");
  const canPrintEach = secondSide !== undefined && kit.secondPrintProblem === null;
  const [sides, setSides] = useState<PrintSides>(canPrintEach ? "each" : "one");
  if (kit.printProblem) return <UnprintableName kit={kit} scripts={kit.printProblem.scripts} />;
  const choices = (
    <>
      <EmojiNote kit={kit} />
      {kit.secondPrintProblem && (
        <MissingLetters
          tone="warn"
          title={KIT_MESSAGES.secondPrintProblem}
          scripts={kit.secondPrintProblem.scripts}
          effect="the card is printed in one language"
        />
      )}
      {canPrintEach && (
        <ChoiceGroup
          label="Sides"
          options={[
            {
              value: "each",
              label: "One in each",
              note: `${nameOfCode(language)}, then ${nameOfCode(secondSide.language)}`,
            },
            SIDES_ONE,
          ]}
          value={sides}
          onValueChange={setSides}
        />
      )}
      <ChoiceGroup label="For" options={PURPOSES} value={purpose} onValueChange={setPurpose} />
    </>
  );
  return purpose === "shop" ? (
    <PrintShop kit={kit} sides={sides} choices={choices} />
  ) : (
    <PrintSheet kit={kit} sides={sides} choices={choices} />
  );
}

/** Letters that no font has would be empty boxes in the PDF. */
function UnprintableName({ kit, scripts }: { kit: Kit; scripts: readonly string[] }) {
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
              <Fine>Preview in your browser’s own font</Fine>
            </div>
          </StageMiddle>
        </Stage>
      }
      controls={
        <>
          <MissingLetters
            tone="no"
            title={KIT_MESSAGES.printProblem}
            scripts={scripts}
            effect="the PDF would show empty boxes"
          />
          <Fine>The rest of the share kit works.</Fine>
        </>
      }
    />
  );
}
