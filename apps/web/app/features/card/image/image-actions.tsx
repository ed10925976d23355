import { Crop, ImageUp, Trash2 } from "lucide-react";
import type { RefObject } from "react";
import { Button } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { IMAGE_TEXTS, type ImageKind } from "./image-kind.ts";

type ImageActionsProps = {
  kind: ImageKind;
  hasImage: boolean;
  chooser: RefObject<HTMLButtonElement | null>;
  describedBy: string;
  isOpening: boolean;
  onChoose: () => void;
  /** Absent when the picture that the image was cut from is no longer there. */
  onAdjust?: () => void;
  onRemove: () => void;
};

export function ImageActions(props: ImageActionsProps) {
  const { kind, hasImage, chooser, describedBy, isOpening, onChoose, onAdjust, onRemove } = props;
  const texts = IMAGE_TEXTS[kind];
  return (
    <div className={classNames("grid gap-2.5", hasImage && columns(kind, Boolean(onAdjust)))}>
      <Button
        ref={chooser}
        variant="secondary"
        icon={ImageUp}
        aria-describedby={describedBy}
        isBusy={isOpening}
        busyLabel="Opening..."
        onClick={onChoose}
        className={onAdjust && (kind === "photo" ? "col-span-2 @min-[34rem]:col-span-1" : "col-span-2")}
      >
        {hasImage ? texts.replace : texts.choose}
      </Button>
      {hasImage && onAdjust && (
        <Button variant="ghost" icon={Crop} aria-label={texts.adjust} onClick={onAdjust} className="px-3">
          Adjust
        </Button>
      )}
      {hasImage && (
        <Button variant="ghost" icon={Trash2} aria-label={texts.remove} onClick={onRemove} className="px-3">
          Remove
        </Button>
      )}
    </div>
  );
}

function columns(kind: ImageKind, canAdjust: boolean): string {
  if (!canAdjust) return "@min-[34rem]:grid-cols-2";
  return kind === "photo" ? "grid-cols-2 @min-[34rem]:grid-cols-[1fr_auto_auto]" : "grid-cols-2";
}
