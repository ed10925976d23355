import { useMutation } from "@tanstack/react-query";
import { insightTexts } from "@visita/domain/owner-messages/insights";
import { Download } from "lucide-react";
import { useTranslate } from "../../lib/language.tsx";
import { saveFile } from "../../lib/qr-code-download.ts";
import { Button } from "../../ui/button.tsx";
import { notify } from "../../ui/toast.tsx";

type CsvDownloadButtonProps = {
  /** Of the table, with its query. */
  path: string;
  fileName: string;
  className?: string | undefined;
};

export function CsvDownloadButton({ path, fileName, className }: CsvDownloadButtonProps) {
  const t = useTranslate(insightTexts);
  const download = useMutation({
    mutationFn: () => fetchCsv(path),
    networkMode: "always",
    onSuccess: (file) => saveFile(file, fileName),
    onError: () => notify.error(t("downloadFailed")),
  });
  return (
    <Button
      variant="secondary"
      icon={Download}
      isBusy={download.isPending}
      className={className}
      onClick={() => download.mutate()}
    >
      {t("download")}
    </Button>
  );
}

async function fetchCsv(path: string): Promise<Blob> {
  const response = await fetch(path, { credentials: "same-origin" });
  const isTable = response.headers.get("content-type")?.startsWith("text/csv") ?? false;
  // A proxy's error page must not end up as a table.
  if (!response.ok || !isTable) throw new Error(`No table, but status ${response.status}`);
  return response.blob();
}
