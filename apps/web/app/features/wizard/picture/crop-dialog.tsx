import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { dialogActionsClasses } from "../../../ui/dialog-classes.ts";
import type { Area } from "./picture-geometry.ts";
import { PICTURE_TEXTS, type PictureKind } from "./picture-kind.ts";
import type { Cropping } from "./use-picture-choice.ts";

type CropDialogProps = {
  kind: PictureKind;
  cropping: Cropping | null;
  isOpen: boolean;
  isBusy: boolean;
  onCancel: () => void;
  onUse: (area: Area) => void;
};

/** What was cropped last stays in it while it fades away. */
export function CropDialog({ kind, cropping, isOpen, isBusy, onCancel, onUse }: CropDialogProps) {
  const texts = PICTURE_TEXTS[kind];
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onCancel}
      title={texts.cropTitle}
      description="Drag to move it, pinch or scroll to zoom."
    >
      {cropping && (
        <CropForm
          key={cropping.image.url}
          kind={kind}
          cropping={cropping}
          useLabel={texts.use}
          isBusy={isBusy}
          onCancel={onCancel}
          onUse={onUse}
        />
      )}
    </Dialog>
  );
}

type CropFormProps = Omit<CropDialogProps, "cropping" | "isOpen"> & { cropping: Cropping; useLabel: string };

function CropForm({ kind, cropping, useLabel, isBusy, onCancel, onUse }: CropFormProps) {
  const { CropArea, image, startArea } = cropping;
  const [area, setArea] = useState<Area>();
  return (
    <>
      <CropArea kind={kind} image={image} startArea={startArea} onAreaChange={setArea} />
      <div className={dialogActionsClasses}>
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <Button
          isBusy={isBusy}
          busyLabel="One moment..."
          disabled={!area}
          onClick={() => area && onUse(area)}
        >
          {useLabel}
        </Button>
      </div>
    </>
  );
}
