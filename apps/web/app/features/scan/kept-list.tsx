import { formatClock } from "@visita/domain/format";
import { type ScanWords, scanTexts } from "@visita/domain/owner-messages/scan";
import { Check, Clock, TriangleAlert, Undo2, WifiOff } from "lucide-react";
import { useTranslate } from "../../lib/language.tsx";
import { useSettings } from "../../lib/use-settings.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { DeviceScan } from "./public/scan-store.ts";
import { isWaiting } from "./public/scan-store.ts";
import { ScannedPicture } from "./scanned-picture.tsx";
import { unnamed } from "./use-scan.ts";

type KeptListProps = { scans: readonly DeviceScan[]; onUndo: (scanid: string) => void };

/** Whom one kept today, the latest first, and what still waits for the network. */
export function KeptList({ scans, onUndo }: KeptListProps) {
  return (
    <ul className="grid *:not-first:border-t *:not-first:border-line">
      {scans.map((scan) => (
        <KeptRow key={scan.input.scanid} scan={scan} onUndo={onUndo} />
      ))}
    </ul>
  );
}

function KeptRow({ scan, onUndo }: { scan: DeviceScan; onUndo: (scanid: string) => void }) {
  const t = useTranslate(scanTexts);
  const brand = useSettings()?.brand ?? "";
  const name = scan.name || unnamed(scan);
  return (
    <li className="grid grid-cols-[2.5rem_minmax(0,1fr)_auto] items-center gap-3.5 py-2.5 leading-[1.35]">
      <ScannedPicture name={scan.name} photo={scan.photo} size="row" />
      <span className="min-w-0">
        <strong className="block font-semibold wrap-anywhere">
          <bdi>{name}</bdi>
        </strong>
        <small className="block text-help text-muted wrap-anywhere">{aboutOf(scan, t, brand)}</small>
      </span>
      <span className="flex items-center gap-1">
        <State scan={scan} />
        <IconButton
          label={t("undoKeeping", { name })}
          icon={Undo2}
          size="sm"
          className="-me-2.5 text-muted"
          onClick={() => onUndo(scan.input.scanid)}
        />
      </span>
    </li>
  );
}

function State({ scan }: { scan: DeviceScan }) {
  const t = useTranslate(scanTexts);
  if (scan.refusal) return null;
  const shape = "inline-flex items-center gap-1.5 text-caption font-semibold whitespace-nowrap";
  return isWaiting(scan) ? (
    <span className={`${shape} text-warning`}>
      <Clock aria-hidden="true" size={16} strokeWidth={1.75} />
      {t("waiting")}
    </span>
  ) : (
    <span className={`${shape} text-success`}>
      <Check aria-hidden="true" size={16} strokeWidth={2.25} />
      {t("sent")}
    </span>
  );
}

function aboutOf(scan: DeviceScan, t: ScanWords, brand: string) {
  const { answer, refusal, source, name, keptAt } = scan;
  const time = formatClock(t.language, keptAt);
  if (refusal) {
    return (
      <span className="flex gap-1.5 text-danger">
        <TriangleAlert aria-hidden="true" size={16} strokeWidth={1.75} className="mt-0.5 shrink-0" />
        {refusal}
      </span>
    );
  }
  if (answer?.isFavouriteRefused) return t("noFavoriteAt", { time });
  if (answer?.wasHere) return t(answer.isLinkAdded ? "wasHereLinkAddedAt" : "wasHereAt", { time });
  if (name === "") return t("nameComes");
  if (source === "card") return t("cardAt", { brand, time });
  return t(source === "profile" ? "profileAt" : "contactAt", { time });
}

export function OfflineNotice() {
  const t = useTranslate(scanTexts);
  return (
    <Notice tone="warning" icon={WifiOff} title={t("offline")}>
      {t("offlineLead")}
    </Notice>
  );
}
