import { useMutation } from "@tanstack/react-query";
import { CARD_MESSAGES } from "@visita/domain/card/card.messages";
import { Download } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { notify } from "../../../ui/toast.tsx";
import { Tooltip } from "../../../ui/tooltip.tsx";
import { cardPath } from "./card-path.ts";
import { saveFile } from "./save-file.ts";

type QrDownloadButtonProps = { username: string; fullname: string };

export function QrDownloadButton({ username, fullname }: QrDownloadButtonProps) {
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
        className="flex-1 px-4!"
        isBusy={download.isPending}
        onClick={() => download.mutate()}
      >
        QR
      </Button>
    </Tooltip>
  );
}

async function fetchQrCode(username: string): Promise<Blob> {
  const response = await fetch(`${cardPath(username)}/qr.png`);
  const isPicture = response.headers.get("content-type")?.startsWith("image/png") ?? false;
  // A proxy's error page must not end up as a picture that cannot be opened.
  if (!response.ok || !isPicture) throw new Error(`No QR code, but status ${response.status}`);
  return response.blob();
}
