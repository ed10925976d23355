import { sharingTexts } from "@visita/domain/owner-messages/sharing";
import { Download } from "lucide-react";
import { useTranslate } from "../../../lib/language.tsx";
import { Button } from "../../../ui/button.tsx";
import { Tooltip } from "../../../ui/tooltip.tsx";
import { useQrDownload } from "./use-qr-download.ts";

type QrDownloadButtonProps = { username: string; fullname: string; className?: string };

/** Saves the QR code of a card as a picture. */
export function QrDownloadButton({ username, fullname, className }: QrDownloadButtonProps) {
  const t = useTranslate(sharingTexts);
  const { isBusy, start } = useQrDownload(username);
  const label = t("downloadCode", { name: fullname });
  return (
    <Tooltip label={label}>
      <Button
        variant="secondary"
        icon={Download}
        aria-label={label}
        className={className}
        isBusy={isBusy}
        onClick={start}
      >
        {t("qr")}
      </Button>
    </Tooltip>
  );
}
