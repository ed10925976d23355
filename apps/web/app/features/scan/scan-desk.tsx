import { scanTexts } from "@visita/domain/owner-messages/scan";
import { Camera, Image } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslate } from "../../lib/language.tsx";
import { useFileDrop } from "../../lib/use-file-drop.ts";
import { useSettings } from "../../lib/use-settings.ts";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { FilePickerButton } from "../../ui/file-picker-button.tsx";
import { CameraPicture } from "./camera-picture.tsx";
import { MetSelect } from "./met-select.tsx";
import { ScanFrame, styleAround } from "./scan-frame.tsx";
import { useFrames } from "./use-frames.ts";
import type { ScanPageParts } from "./use-photo.ts";

const ACCEPTED = "image/*";

/** Where a desktop, or a phone without its camera, takes codes from: a photo, or the camera beside the rest. */
export function ScanDesk({ scan, camera, photo, onReaderMissing }: ScanPageParts) {
  const t = useTranslate(scanTexts);
  const brand = useSettings()?.brand ?? "";
  const [isChoosing, setChoosing] = useState(false);
  const video = useRef<HTMLVideoElement>(null);
  const choose = (file: File) => {
    camera.stop();
    photo.choose(file);
  };
  const { isOver, dropProps } = useFileDrop(choose);
  const isCameraOn = camera.state === "on" || camera.state === "starting";
  useFrames({
    video,
    isActive: camera.state === "on" && scan.offer === null && !isChoosing,
    onCode: ({ text }) => scan.onFrame(text),
    onMissing: onReaderMissing,
  });
  const useCamera = (
    <Button
      variant={photo.shown || isCameraOn ? "ghost" : "secondary"}
      icon={Camera}
      onClick={() => {
        photo.forget();
        void camera.start();
      }}
    >
      {t("useCamera")}
    </Button>
  );
  const pick = (label: string, variant: "primary" | "secondary") => (
    <FilePickerButton
      variant={variant}
      icon={Image}
      accept={ACCEPTED}
      isBusy={photo.isReading}
      busyLabel={t("reading")}
      onChoose={choose}
    >
      {label}
    </FilePickerButton>
  );

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4.5" {...dropProps}>
      <MetSelect scan={scan} onOpenChange={setChoosing} />
      {isCameraOn ? (
        <div className="scan-camera relative h-80 overflow-hidden rounded-xl">
          <CameraPicture stream={camera.stream} videoRef={video} className="size-full object-cover" />
          <ScanFrame isFound={scan.offer !== null} className="top-1/2 left-1/2 size-43 -translate-1/2" />
          <p role="status" className="sr-only">
            {t(camera.state === "on" ? "holdCode" : "cameraStarts")}
          </p>
        </div>
      ) : photo.shown ? (
        <PhotoView {...photo.shown} />
      ) : (
        <div
          data-over={isOver || undefined}
          className={classNames(
            "grid min-h-72 place-content-center justify-items-center gap-3 rounded-xl border-[1.5px] border-dashed border-line-strong p-6 text-center",
            "data-over:border-solid data-over:border-accent data-over:bg-accent-soft",
          )}
        >
          <Image aria-hidden="true" size={32} strokeWidth={1.75} className="text-muted" />
          <p className="text-small text-muted">
            <strong className="block text-body font-semibold text-text">{t("dropPhoto")}</strong>
            {t("photoKinds")}
          </p>
          <div className="mt-2 flex flex-wrap justify-center gap-3">
            {pick(t("choosePhoto"), "primary")}
            {useCamera}
          </div>
        </div>
      )}
      {(isCameraOn || photo.shown) && (
        <div className="flex flex-wrap gap-3">
          {pick(t(photo.shown ? "anotherPhoto" : "choosePhoto"), "secondary")}
          {!isCameraOn && useCamera}
        </div>
      )}
      <p className="max-w-120 text-small text-muted">{t("whatIsRead", { brand })}</p>
    </div>
  );
}

function PhotoView({ url, place }: NonNullable<ScanPageParts["photo"]["shown"]>) {
  const t = useTranslate(scanTexts);
  const view = useRef<HTMLDivElement>(null);
  useEffect(() => {
    view.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div ref={view} className="grid max-h-100 place-items-center overflow-hidden rounded-xl bg-[#12100e]">
      <div className="relative max-h-100">
        <img src={url} alt={t("chosenPhoto")} className="block max-h-100 w-auto max-w-full" />
        <ScanFrame isFound style={styleAround(place)} />
      </div>
    </div>
  );
}
