import { wizardPictureTexts } from "@visita/domain/owner-messages/wizard-picture";
import { Minus, Plus, RotateCcw } from "lucide-react";
import { type ComponentType, useState } from "react";
import Cropper from "react-easy-crop";
import "react-easy-crop/react-easy-crop.css";
import { useTranslate } from "../../../lib/language.tsx";
import { Button } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import "./crop-area.css";
import type { Area } from "./picture-geometry.ts";
import { PICTURE_TEXTS, type PictureKind } from "./picture-kind.ts";
import type { SourcePicture } from "./source-picture.ts";

const PHOTO_RATIO = 4 / 5;
const ZOOM = { min: 1, max: 4, step: 0.05 };
const BUTTON_STEP = 0.25;
/** Pixels of the screen that an arrow key moves the image by; a fifth with Shift. */
const KEY_STEP = 10;

type CropAreaProps = {
  kind: PictureKind;
  image: SourcePicture;
  startArea?: Area;
  /** In percent of the image. */
  onAreaChange: (area: Area) => void;
};

export type CropAreaComponent = ComponentType<CropAreaProps>;

const middle = { crop: { x: 0, y: 0 }, zoom: ZOOM.min };

/** Loaded when an image is chosen, with the library that it needs. */
export function CropArea({ kind, image, startArea, onAreaChange }: CropAreaProps) {
  const t = useTranslate(wizardPictureTexts);
  const [view, setView] = useState(middle);
  const isPhoto = kind === "photo";
  const zoomBy = (step: number) =>
    setView((before) => enlarged(before, Math.min(Math.max(before.zoom + step, ZOOM.min), ZOOM.max)));
  return (
    <>
      <div
        className={classNames(
          "mt-4 overflow-hidden rounded-lg",
          isPhoto ? "bg-ink-950" : "border border-line bg-white p-4",
        )}
      >
        <div data-kind={kind} className="crop-stage relative">
          <Cropper
            image={image.url}
            aspect={isPhoto ? PHOTO_RATIO : image.width / image.height}
            objectFit={isPhoto ? "vertical-cover" : "contain"}
            crop={view.crop}
            zoom={view.zoom}
            minZoom={ZOOM.min}
            maxZoom={ZOOM.max}
            keyboardStep={KEY_STEP}
            showGrid={false}
            disableAutomaticStylesInjection
            initialCroppedAreaPercentages={startArea}
            onCropChange={(crop) => setView((before) => ({ ...before, crop }))}
            onZoomChange={(zoom) => setView((before) => ({ ...before, zoom }))}
            onCropAreaChange={onAreaChange}
            classes={{ cropAreaClassName: "crop-frame" }}
            cropperProps={{ role: "application", "aria-label": t(PICTURE_TEXTS[kind].cropFrame) }}
          />
        </div>
      </div>
      <div className="-ms-3 mt-3 flex items-center gap-1">
        <IconButton
          label={t("zoomOut")}
          icon={Minus}
          size="sm"
          hasTooltip={false}
          onClick={() => zoomBy(-BUTTON_STEP)}
        />
        <input
          type="range"
          aria-label={t("zoom")}
          aria-valuetext={t("zoomPercent", { count: Math.round(view.zoom * 100) })}
          {...ZOOM}
          value={view.zoom}
          onChange={(event) => setView(enlarged(view, event.target.valueAsNumber))}
          className="crop-zoom"
        />
        <IconButton
          label={t("zoomIn")}
          icon={Plus}
          size="sm"
          hasTooltip={false}
          onClick={() => zoomBy(BUTTON_STEP)}
        />
        <Button variant="ghost" icon={RotateCcw} onClick={() => setView(middle)} className="-me-3 px-3">
          {t("reset")}
        </Button>
      </div>
    </>
  );
}

/** What lies in the middle of the frame stays there. */
function enlarged({ crop, zoom }: typeof middle, newZoom: number): typeof middle {
  const growth = newZoom / zoom;
  return { crop: { x: crop.x * growth, y: crop.y * growth }, zoom: newZoom };
}
