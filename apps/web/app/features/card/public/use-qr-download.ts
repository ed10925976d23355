import { useMutation } from "@tanstack/react-query";
import { cardAnswers } from "@visita/domain/answers/card";
import { CARD_MESSAGES } from "@visita/domain/card/card.messages";
import { useAnswers } from "../../../lib/answers.ts";
import { fetchQrCode, saveFile } from "../../../lib/qr-code-download.ts";
import { notify } from "../../../ui/toast.tsx";

/** Downloads the QR code of a card, or of one of its links, under the specified name. */
export function useQrDownload(username: string, slug?: string) {
  useAnswers({ card: cardAnswers });
  const { isPending, mutate } = useMutation({
    mutationFn: () => fetchQrCode(username, slug),
    networkMode: "always",
    onSuccess: (picture) => saveFile(picture, `${[username, slug].filter(Boolean).join("-")}-qrcode.png`),
    onError: () => notify.error(CARD_MESSAGES.qrDownloadFailed),
  });
  return { isBusy: isPending, start: () => mutate() };
}
