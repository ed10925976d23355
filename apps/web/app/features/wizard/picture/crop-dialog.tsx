import { commonTexts } from "@visita/domain/owner-messages/common";
import { wizardPictureTexts } from "@visita/domain/owner-messages/wizard-picture";
import { useState } from "react";
import { useTranslate } from "../../../lib/language.tsx";
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
  const t = useTranslate(wizardPictureTexts);
  const texts = PICTURE_TEXTS[kind];
  return (
    <Dialog isOpen={isOpen} onOpenChange={onCancel} title={t(texts.cropTitle)} description={t("howToMove")}>
      {cropping && (
        <CropForm
          key={cropping.image.url}
          kind={kind}
          cropping={cropping}
          useLabel={t(texts.use)}
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
  const t = useTranslate(wizardPictureTexts);
  const common = useTranslate(commonTexts);
  const { CropArea, image, startArea } = cropping;
  const [area, setArea] = useState<Area>();
  return (
    <>
      <CropArea kind={kind} image={image} startArea={startArea} onAreaChange={setArea} />
      <div className={dialogActionsClasses}>
        <Button variant="secondary" onClick={onCancel}>
          {common("cancel")}
        </Button>
        <Button
          isBusy={isBusy}
          busyLabel={t("oneMoment")}
          disabled={!area}
          onClick={() => area && onUse(area)}
        >
          {useLabel}
        </Button>
      </div>
    </>
  );
}
