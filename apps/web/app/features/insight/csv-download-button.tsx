import { useMutation } from "@tanstack/react-query";
import type { OwnCard } from "@visita/domain/card/card.contract";
import { INSIGHTS_CSV_PATH, type Period } from "@visita/domain/insight/insight.constants";
import type { Insights } from "@visita/domain/insight/insight.contract";
import { insightTexts } from "@visita/domain/owner-messages/insights";
import { Download } from "lucide-react";
import { useTranslate } from "../../lib/language.tsx";
import { saveFile } from "../../lib/qr-code-download.ts";
import { Button } from "../../ui/button.tsx";
import { notify } from "../../ui/toast.tsx";

type CsvDownloadButtonProps = {
  /** All of them without it. */
  card: OwnCard | undefined;
  insights: Pick<Insights, "from" | "to">;
  period: Period;
  className?: string;
};

export function CsvDownloadButton({ card, insights, period, className }: CsvDownloadButtonProps) {
  const t = useTranslate(insightTexts);
  const download = useMutation({
    mutationFn: () => fetchCsv(card?.cardid, period),
    networkMode: "always",
    onSuccess: (file) =>
      saveFile(file, `insights-${card?.username ?? "all-cards"}-${insights.from}-to-${insights.to}.csv`),
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

async function fetchCsv(cardid: string | undefined, period: Period): Promise<Blob> {
  const query = new URLSearchParams({ ...(cardid && { card: cardid }), days: String(period) });
  const response = await fetch(`${INSIGHTS_CSV_PATH}?${query}`, { credentials: "same-origin" });
  const isTable = response.headers.get("content-type")?.startsWith("text/csv") ?? false;
  // A proxy's error page must not end up as a table.
  if (!response.ok || !isTable) throw new Error(`No table, but status ${response.status}`);
  return response.blob();
}
