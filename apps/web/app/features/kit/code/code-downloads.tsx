import { QR_SIZES } from "@visita/domain/kit/kit.constants";
import type { Kit } from "@visita/domain/kit/kit.contract";
import { kitTexts } from "@visita/domain/owner-messages/kit";
import { kitCode } from "@visita/domain/owner-messages/kit-code";
import { Download } from "lucide-react";
import { useTranslate } from "../../../lib/language.tsx";
import { Button } from "../../../ui/button.tsx";
import { TaggedText } from "../../../ui/tagged-text.tsx";
import { useKitDownload } from "../kit.queries.ts";
import { Fine, PieceFailure } from "../piece-layout.tsx";
import type { QrOptions } from "./qr-options.ts";

type Size = (typeof QR_SIZES)[number];
type CodeDownloadsProps = {
  kit: Kit;
  options: QrOptions;
  /** Its verdict is not known yet. */
  isBusy: boolean;
  /** Read back, so that it may be handed out. */
  isReadable: boolean;
};

/** The one in the middle has a button of its own. */
const [LESS, SHOWN_SIZE, MORE] = QR_SIZES;

/** Nothing can be downloaded until the code was read back. */
export function CodeDownloads({ kit, options, isBusy, isReadable }: CodeDownloadsProps) {
  const t = useTranslate(kitCode);
  const shared = useTranslate(kitTexts);
  const download = useKitDownload(kit);
  const { username } = kit.card;
  const isDisabled = isBusy || !isReadable;
  const last = download.variables;
  const savePng = (size: Size) =>
    download.mutate({ file: "qrPng", query: { ...options, size }, name: `${username}-qrcode-${size}.png` });
  const sizeButton = (size: Size) => (inner: string) => (
    <button
      type="button"
      disabled={isDisabled}
      aria-label={t("downloadPng", { size })}
      className="type-link -my-3 inline-flex min-h-touch items-center rounded-xs disabled:cursor-not-allowed disabled:text-muted disabled:no-underline"
      onClick={() => savePng(size)}
    >
      {inner}
    </button>
  );
  return (
    <section aria-labelledby="code-downloads" className="grid gap-2.5">
      <h2 id="code-downloads" className="text-small font-semibold">
        {t("download")}
      </h2>
      <Button
        size="lg"
        icon={Download}
        isFull
        disabled={!isBusy && !isReadable}
        isBusy={isBusy || (download.isPending && last?.file === "qrSvg")}
        busyLabel={isBusy ? t("testingShort") : shared("preparing")}
        onClick={() => download.mutate({ file: "qrSvg", query: options, name: `${username}-qrcode.svg` })}
      >
        {t("downloadSvg")}
      </Button>
      <div className="grid grid-cols-2 gap-2.5">
        <Button
          variant="secondary"
          icon={Download}
          className="px-3!"
          disabled={isDisabled}
          isBusy={download.isPending && last?.file === "qrPng"}
          onClick={() => savePng(SHOWN_SIZE)}
        >
          {t("png", { size: SHOWN_SIZE })}
        </Button>
        <Button
          variant="secondary"
          icon={Download}
          className="px-3!"
          disabled={isDisabled}
          isBusy={download.isPending && last?.file === "qrPdf"}
          onClick={() => download.mutate({ file: "qrPdf", query: options, name: `${username}-qrcode.pdf` })}
        >
          {t("pdf")}
        </Button>
      </div>
      <Fine>
        <TaggedText
          text={t("pngAlso", { less: LESS, more: MORE })}
          tags={{ less: sizeButton(LESS), more: sizeButton(MORE) }}
        />
      </Fine>
      {download.error && <PieceFailure error={download.error} />}
    </section>
  );
}
