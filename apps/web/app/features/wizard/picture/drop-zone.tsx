import { wizardPictureTexts } from "@visita/domain/owner-messages/wizard-picture";
import { ImageUp } from "lucide-react";
import { useTranslate } from "../../../lib/language.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { TaggedText } from "../../../ui/tagged-text.tsx";
import { PICTURE_TEXTS, type PictureKind } from "./picture-kind.ts";

type DropZoneProps = { inputId: string; kind: PictureKind; isOver: boolean; isInvalid: boolean };

/** For the eye and the mouse; the button beside it does the same for everybody. Phones have nothing to drop. */
export function DropZone({ inputId, kind, isOver, isInvalid }: DropZoneProps) {
  const t = useTranslate(wizardPictureTexts);
  return (
    <label
      htmlFor={inputId}
      data-over={isOver || undefined}
      className={classNames(
        "hidden cursor-pointer place-items-center gap-1 rounded-lg border-[1.5px] border-dashed px-4 py-7 text-center",
        "text-small text-muted transition-[background-color,border-color] duration-hover ease-out lg:pointer-fine:grid",
        "hover:border-text data-over:border-solid data-over:border-accent data-over:bg-accent-soft",
        isInvalid ? "border-danger" : "border-line-strong",
      )}
    >
      <ImageUp aria-hidden="true" size={26} strokeWidth={1.75} />
      <TaggedText
        text={t(isOver ? "dropToUse" : PICTURE_TEXTS[kind].drop)}
        tags={{
          title: (words) => <strong className="font-bold text-text">{words}</strong>,
          rest: (words) => <span>{words}</span>,
        }}
      />
    </label>
  );
}
