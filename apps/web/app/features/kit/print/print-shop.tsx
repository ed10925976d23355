import type { Kit } from "@visita/domain/kit/kit.contract";
import { Lightbulb } from "lucide-react";
import { type ReactNode, useState } from "react";
import { ChoiceGroup } from "../../../ui/choice-group.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Switch } from "../../../ui/switch.tsx";
import { useKitFile } from "../kit.queries.ts";
import { PieceFailure, PieceLayout } from "../piece-layout.tsx";
import { Stage } from "../stage.tsx";
import { CardSide } from "./card-side.tsx";
import { PdfButton } from "./pdf-button.tsx";
import { CARD_FORMATS, type CardFormat, type PrintSides, printQuery } from "./print-options.ts";

type PrintShopProps = { kit: Kit; sides: PrintSides; choices: ReactNode };

const FONTS = "Fonts inside";
const BOTH_FONTS = "Fonts for both languages inside";

/** One card on a page of its own, front and back, with what a print shop needs. */
export function PrintShop({ kit, sides, choices }: PrintShopProps) {
  const [format, setFormat] = useState<CardFormat>("card-eu");
  const [hasMarks, setMarks] = useState(true);
  const query = printQuery(format, sides);
  const front = useKitFile(kit, "printSvg", { ...query, side: "front" });
  const back = useKitFile(kit, "printSvg", { ...query, side: "back" });
  const failed = [front, back].find(({ error }) => error);
  const size = CARD_FORMATS.find(({ value }) => value === format)?.label ?? "";
  const shared = { format, hasMarks };
  const isEach = sides === "each";
  const fonts = isEach ? BOTH_FONTS : FONTS;
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
              remark={hasMarks ? `${size}, 3 mm bleed` : size}
            />
            <CardSide
              {...shared}
              side="back"
              language={isEach ? kit.card.secondSide?.language : undefined}
              file={back.data}
              isBusy={back.isFetching}
              remark={kit.qrCode ? "With your code" : "With your link"}
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
          <ChoiceGroup label="Size" options={CARD_FORMATS} value={format} onValueChange={setFormat} />
          <Switch label="Show bleed and marks" isOn={hasMarks} onChange={setMarks}>
            Off shows the trimmed card
          </Switch>
          <PdfButton
            kit={kit}
            query={query}
            isBusy={front.isFetching || back.isFetching}
            text={`${fonts}, code and lines as vectors, text in pure black, 3 mm bleed.`}
            plainText={`${fonts}, lines as vectors, text in pure black, 3 mm bleed.`}
          />
          <Notice icon={Lightbulb}>
            The fine lines look best on uncoated paper of 350 g or more.
            {kit.qrCode && " Ask for a proof to scan the code."}
          </Notice>
        </>
      }
    />
  );
}
