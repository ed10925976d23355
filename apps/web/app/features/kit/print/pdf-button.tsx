import { kilobytes } from "@visita/domain/format";
import type { Kit } from "@visita/domain/kit/kit.contract";
import { Download } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { useKitDownload } from "../kit.queries.ts";
import { Fine, PieceFailure } from "../piece-layout.tsx";
import type { printQuery } from "./print-options.ts";

type PdfButtonProps = {
  kit: Kit;
  query: ReturnType<typeof printQuery>;
  /** Its preview is being drawn. */
  isBusy: boolean;
  /** What the file is like. */
  text: string;
  /** The same for a card without a code. */
  plainText: string;
};

export function PdfButton({ kit, query, isBusy, text, plainText }: PdfButtonProps) {
  const download = useKitDownload(kit);
  // Of this file: another one may have been downloaded before.
  const asked = download.variables?.query;
  const isThis = asked?.["format"] === query.format && asked?.["sides"] === query.sides;
  const size = isThis ? download.data?.size : undefined;
  return (
    <div className="grid gap-2.5">
      <Button
        size="lg"
        icon={Download}
        isFull
        isBusy={isBusy || download.isPending}
        busyLabel={download.isPending ? "Preparing..." : "Drawing..."}
        onClick={() =>
          download.mutate({ file: "printPdf", query, name: `${kit.card.username}-${query.format}.pdf` })
        }
      >
        Download PDF
      </Button>
      <Fine>
        {size === undefined ? "PDF. " : `PDF, ${kilobytes(size)}. `}
        {kit.qrCode ? text : plainText}
      </Fine>
      {download.error && <PieceFailure error={download.error} />}
    </div>
  );
}
