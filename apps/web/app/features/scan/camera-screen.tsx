import { commonTexts } from "@visita/domain/owner-messages/common";
import { scanTexts } from "@visita/domain/owner-messages/scan";
import { Check, Flashlight, Image, ScanLine, X } from "lucide-react";
import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { useTranslate } from "../../lib/language.tsx";
import { Button } from "../../ui/button.tsx";
import { FilePickerButton } from "../../ui/file-picker-button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { MAIN_ID } from "../../ui/page-frame.tsx";
import { CameraPicture } from "./camera-picture.tsx";
import { KeptList, OfflineNotice } from "./kept-list.tsx";
import { MetSelect } from "./met-select.tsx";
import { isWaiting } from "./public/scan-store.ts";
import { ScanFrame } from "./scan-frame.tsx";
import { ScanResult } from "./scan-result.tsx";
import { ScanSheet } from "./scan-sheet.tsx";
import { useTorch } from "./use-camera.ts";
import { useFrames } from "./use-frames.ts";
import type { ScanPageParts } from "./use-photo.ts";

/** The camera of a phone, edge to edge. */
export function CameraScreen({ userid, scan, camera, isOnline, photo, onReaderMissing }: ScanPageParts) {
  const t = useTranslate(scanTexts);
  const common = useTranslate(commonTexts);
  const navigate = useNavigate();
  const video = useRef<HTMLVideoElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [isListOpen, setListOpen] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const { offer, scans } = scan;
  const torch = useTorch(camera.stream);
  const waiting = scans.filter(isWaiting).length;
  const isSheetOpen = offer !== null || isListOpen;
  useFrames({
    video,
    isActive: camera.state === "on" && !isSheetOpen && !isChoosing && !photo.isReading,
    onCode: ({ text }) => scan.onFrame(text),
    onMissing: onReaderMissing,
  });

  return (
    <main
      data-camera=""
      id={MAIN_ID}
      tabIndex={-1}
      className="fixed inset-0 flex flex-col overflow-hidden bg-[#12100e] outline-none"
    >
      <div className="scan-camera absolute inset-0">
        <CameraPicture
          stream={camera.stream}
          videoRef={video}
          className="absolute inset-0 size-full object-cover"
        />
        {!isListOpen && (
          <ScanFrame isFound={offer !== null} className="top-[38%] left-1/2 size-62 -translate-1/2" />
        )}
        {!isSheetOpen && (
          <p
            role="status"
            className="absolute inset-x-5 top-[calc(38%+8.75rem)] mx-auto w-fit rounded-md bg-[#12100e]/62 px-3 py-1 text-center font-medium text-balance"
          >
            {t(camera.state === "on" ? "holdCode" : "cameraStarts")}
          </p>
        )}
      </div>
      <header className="scan-camera relative z-10 flex items-center gap-1 bg-transparent! bg-linear-to-b from-[#12100e]/75 to-transparent px-2 py-3">
        <IconButton
          label={common("close")}
          icon={X}
          hasTooltip={false}
          // Without a network the next page's scripts cannot be had; what stands in for it can.
          onClick={() => (isOnline ? void navigate("/contacts") : location.assign("/contacts"))}
        />
        <h1
          ref={heading}
          tabIndex={-1}
          className="flex-1 font-display text-[1.25rem] font-[470] outline-none"
        >
          {t("title")}
        </h1>
        {scans.length > 0 && !isListOpen && (
          <button
            type="button"
            className="inline-flex min-h-touch items-center gap-2 rounded-md bg-[#12100e]/62 px-3 text-small font-semibold"
            onClick={() => {
              scan.dismiss();
              setListOpen(true);
            }}
          >
            <Check aria-hidden="true" size={18} strokeWidth={2.25} />
            {t("kept", { count: scans.length })}
          </button>
        )}
        {torch && (
          <IconButton
            label={t("light")}
            icon={Flashlight}
            hasTooltip={false}
            aria-pressed={torch.isOn}
            className="aria-pressed:bg-white/25"
            onClick={torch.toggle}
          />
        )}
      </header>
      {offer && (
        <ScanSheet key={offer.scanid} label={t("title")} onClose={scan.dismiss}>
          {!isOnline && <OfflineNotice />}
          <ScanResult
            userid={userid}
            offer={offer}
            occasion={scan.occasion}
            headingRef={null}
            onKeep={(chosen) => void scan.keep(offer, chosen)}
            onDismiss={scan.dismiss}
          />
        </ScanSheet>
      )}
      {isListOpen && !offer && (
        <ScanSheet label={t("kept", { count: scans.length })} onClose={() => setListOpen(false)}>
          {!isOnline && <OfflineNotice />}
          <div className="flex items-baseline justify-between gap-4">
            <h2 className="type-heading">{t("kept", { count: scans.length })}</h2>
            <p className="text-small text-muted">
              {waiting > 0 ? t("countWaiting", { count: waiting }) : scan.occasion?.name}
            </p>
          </div>
          <KeptList scans={scans} onUndo={(scanid) => void scan.undo(scanid)} />
          <div className="flex flex-wrap gap-2.5 *:flex-1">
            {isOnline && (
              <Button variant="secondary" className="px-3!" onClick={() => void navigate("/contacts")}>
                {t("toContacts")}
              </Button>
            )}
            <Button icon={ScanLine} className="px-3!" onClick={() => setListOpen(false)}>
              {t("scanOn")}
            </Button>
          </div>
        </ScanSheet>
      )}
      {!isSheetOpen && (
        <div className="scan-camera relative z-10 mt-auto grid gap-3 rounded-t-xl bg-[#1b1916]! px-4 pt-4 pb-[calc(1rem+env(safe-area-inset-bottom))]">
          {!isOnline && (
            <p role="status" className="text-small text-muted">
              <strong className="block text-text">{t("offline")}</strong>
              {t("offlineLead")}
            </p>
          )}
          <MetSelect scan={scan} isLabelHidden onOpenChange={setChoosing} />
          <FilePickerButton
            variant="secondary"
            icon={Image}
            accept="image/*"
            isBusy={photo.isReading}
            busyLabel={t("reading")}
            isFull
            onChoose={photo.choose}
          >
            {t("photoOfCode")}
          </FilePickerButton>
        </div>
      )}
    </main>
  );
}
