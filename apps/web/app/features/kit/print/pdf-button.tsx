import { kilobytes } from "@visita/domain/format";
import type { PrintFormat } from "@visita/domain/kit/kit.constants";
import type { Kit } from "@visita/domain/kit/kit.contract";
import { Download } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { useKitDownload } from "../kit.queries.ts";
import { Fine, PieceFailure } from "../piece-layout.tsx";

type PdfButtonProps = {
  kit: Kit;
  format: PrintFormat;
  /** Its preview is being drawn. */
  isBusy: boolean;
  /** What the file is like. */
  text: string;
  /** The same for a card without a code. */
  plainText: string;
};

export function PdfButton({ kit, format, isBusy, text, plainText }: PdfButtonProps) {
  const download = useKitDownload(kit);
  // Of this format: another one may have been downloaded before.
  const size = download.variables?.query?.["format"] === format ? download.data?.size : undefined;
  return (
    <div className="grid gap-2.5">
      <Button
        size="lg"
        icon={Download}
        isFull
        isBusy={isBusy || download.isPending}
        busyLabel={download.isPending ? "Preparing..." : "Drawing..."}
        onClick={() =>
          download.mutate({ file: "printPdf", query: { format }, name: `${kit.card.username}-${format}.pdf` })
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
