import { commonTexts } from "@visita/domain/owner-messages/common";
import { wizardPictureTexts } from "@visita/domain/owner-messages/wizard-picture";
import { Crop, ImageUp, Trash2 } from "lucide-react";
import type { RefObject } from "react";
import { useTranslate } from "../../../lib/language.tsx";
import { Button } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { PICTURE_TEXTS, type PictureKind } from "./picture-kind.ts";

type PictureActionsProps = {
  kind: PictureKind;
  hasPicture: boolean;
  chooser: RefObject<HTMLButtonElement | null>;
  describedBy: string;
  isOpening: boolean;
  onChoose: () => void;
  /** Absent while there is no image. */
  onAdjust: (() => void) | undefined;
  onRemove: () => void;
};

export function PictureActions(props: PictureActionsProps) {
  const { kind, hasPicture, chooser, describedBy, isOpening, onChoose, onAdjust, onRemove } = props;
  const t = useTranslate(wizardPictureTexts);
  const common = useTranslate(commonTexts);
  const texts = PICTURE_TEXTS[kind];
  return (
    <div className={classNames("grid gap-2.5", hasPicture && columns(kind, Boolean(onAdjust)))}>
      <Button
        ref={chooser}
        variant="secondary"
        icon={ImageUp}
        aria-describedby={describedBy}
        isBusy={isOpening}
        busyLabel={t("opening")}
        onClick={onChoose}
        className={onAdjust && classNames("col-span-2", oneRow[kind].first)}
      >
        {t(hasPicture ? texts.replace : texts.choose)}
      </Button>
      {hasPicture && onAdjust && (
        <Button
          variant="ghost"
          icon={Crop}
          aria-label={t(texts.adjust)}
          onClick={onAdjust}
          className={oneRow[kind].ghost}
        >
          {t("adjust")}
        </Button>
      )}
      {hasPicture && (
        <Button
          variant="ghost"
          icon={Trash2}
          aria-label={t(texts.remove)}
          onClick={onRemove}
          className={onAdjust && oneRow[kind].ghost}
        >
          {common("remove")}
        </Button>
      )}
    </div>
  );
}

/** Where all three have room beside the preview, so that choosing an image moves nothing. */
const oneRow = {
  photo: { first: "@min-[34rem]:col-span-1", ghost: "px-3!", all: "@min-[34rem]:grid-cols-[1fr_auto_auto]" },
  logo: {
    first: "@min-[40rem]:col-span-1",
    // The logo's preview is the wider one: two icons are what does not fit.
    ghost: "px-3! @min-[40rem]:[&_svg]:hidden",
    all: "@min-[40rem]:grid-cols-[1fr_auto_auto]",
  },
};

function columns(kind: PictureKind, canAdjust: boolean): string {
  return canAdjust ? `grid-cols-2 ${oneRow[kind].all}` : "@min-[34rem]:grid-cols-2";
}
