import { kilobytes } from "@visita/domain/format-bytes";
import type { Kit } from "@visita/domain/kit/kit.contract";
import { kitTexts } from "@visita/domain/owner-messages/kit";
import { kitPrint } from "@visita/domain/owner-messages/kit-print";
import { Download } from "lucide-react";
import { useTranslate } from "../../../lib/language.tsx";
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
};

export function PdfButton({ kit, query, isBusy, text }: PdfButtonProps) {
  const t = useTranslate(kitPrint);
  const shared = useTranslate(kitTexts);
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
        busyLabel={shared(download.isPending ? "preparing" : "drawing")}
        onClick={() =>
          download.mutate({ file: "printPdf", query, name: `${kit.card.username}-${query.format}.pdf` })
        }
      >
        {t("downloadPdf")}
      </Button>
      <Fine>
        {size === undefined ? t("pdf") : t("pdfOf", { size: kilobytes(t.language, size) })} {text}
      </Fine>
      {download.error && <PieceFailure error={download.error} />}
    </div>
  );
}
