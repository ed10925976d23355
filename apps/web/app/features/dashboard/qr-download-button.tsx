import { useMutation } from "@tanstack/react-query";
import { CARD_MESSAGES } from "@visita/domain/card/card.messages";
import { Download } from "lucide-react";
import { fetchQrCode, saveFile } from "../../lib/qr-code-download.ts";
import { Button } from "../../ui/button.tsx";
import { notify } from "../../ui/toast.tsx";
import { Tooltip } from "../../ui/tooltip.tsx";

type QrDownloadButtonProps = { username: string; fullname: string; className: string };

export function QrDownloadButton({ username, fullname, className }: QrDownloadButtonProps) {
  const download = useMutation({
    mutationFn: () => fetchQrCode(username),
    networkMode: "always",
    onSuccess: (picture) => saveFile(picture, `${username}-qrcode.png`),
    onError: () => notify.error(CARD_MESSAGES.qrDownloadFailed),
  });
  const label = `Download QR code of ${fullname}`;
  return (
    <Tooltip label={label}>
      <Button
        variant="secondary"
        icon={Download}
        aria-label={label}
        className={className}
        isBusy={download.isPending}
        onClick={() => download.mutate()}
      >
        QR
      </Button>
    </Tooltip>
  );
}
