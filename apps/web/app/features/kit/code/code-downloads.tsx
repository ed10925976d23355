import { QR_SIZES } from "@visita/domain/kit/kit.constants";
import type { Kit } from "@visita/domain/kit/kit.contract";
import { Download } from "lucide-react";
import { Fragment } from "react";
import { Button } from "../../../ui/button.tsx";
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

const SHOWN_SIZE: Size = "1024";
const OTHER_SIZES = QR_SIZES.filter((size) => size !== SHOWN_SIZE);

/** Nothing can be downloaded until the code was read back. */
export function CodeDownloads({ kit, options, isBusy, isReadable }: CodeDownloadsProps) {
  const download = useKitDownload(kit);
  const { username } = kit.card;
  const isDisabled = isBusy || !isReadable;
  const last = download.variables;
  const savePng = (size: Size) =>
    download.mutate({ file: "qrPng", query: { ...options, size }, name: `${username}-qrcode-${size}.png` });
  return (
    <section aria-labelledby="code-downloads" className="grid gap-2.5">
      <h2 id="code-downloads" className="text-small font-semibold">
        Download
      </h2>
      <Button
        size="lg"
        icon={Download}
        isFull
        disabled={!isBusy && !isReadable}
        isBusy={isBusy || (download.isPending && last?.file === "qrSvg")}
        busyLabel={isBusy ? "Testing..." : "Preparing..."}
        onClick={() => download.mutate({ file: "qrSvg", query: options, name: `${username}-qrcode.svg` })}
      >
        Download SVG
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
          PNG {SHOWN_SIZE}
        </Button>
        <Button
          variant="secondary"
          icon={Download}
          className="px-3!"
          disabled={isDisabled}
          isBusy={download.isPending && last?.file === "qrPdf"}
          onClick={() => download.mutate({ file: "qrPdf", query: options, name: `${username}-qrcode.pdf` })}
        >
          PDF
        </Button>
      </div>
      <Fine>
        PNG also in{" "}
        {OTHER_SIZES.map((size, place) => (
          <Fragment key={size}>
            {place > 0 && " and "}
            <button
              type="button"
              disabled={isDisabled}
              aria-label={`Download PNG ${size}`}
              className="type-link -my-3 inline-flex min-h-touch items-center rounded-xs disabled:cursor-not-allowed disabled:text-muted disabled:no-underline"
              onClick={() => savePng(size)}
            >
              {size}
            </button>
          </Fragment>
        ))}
        .
      </Fine>
      {download.error && <PieceFailure error={download.error} />}
    </section>
  );
}
