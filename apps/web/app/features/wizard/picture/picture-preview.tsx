import type { ThemeKey } from "@visita/domain/card/themes";
import { wizardPictureTexts } from "@visita/domain/owner-messages/wizard-picture";
import { UserRound } from "lucide-react";
import { useTranslate } from "../../../lib/language.tsx";
import { CardCover } from "../../../ui/card-cover.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { PICTURE_TEXTS, type PictureKind } from "./picture-kind.ts";

type PreviewProps = { value: string | null; color: ThemeKey };

/** The image in the frame that the card gives it. */
export function PicturePreview({ kind, ...preview }: PreviewProps & { kind: PictureKind }) {
  return kind === "photo" ? <PhotoPreview {...preview} /> : <LogoPreview {...preview} />;
}

function PhotoPreview({ value, color }: PreviewProps) {
  return (
    <div
      data-card={color}
      className={classNames(
        "grid aspect-4/5 w-44 max-w-full place-items-center overflow-hidden rounded-md border-6 border-white text-card-deep",
        "shadow-[0_1px_2px_rgb(18_16_14/0.16),0_8px_18px_-8px_rgb(18_16_14/0.38)]",
        value ? "bg-white" : "bg-card-tile",
      )}
    >
      {value ? (
        <PreviewPicture kind="photo" src={value} className="size-full rounded-[0.375rem] object-cover" />
      ) : (
        <UserRound aria-hidden="true" size={64} strokeWidth={1.25} />
      )}
    </div>
  );
}

function LogoPreview({ value, color }: PreviewProps) {
  const t = useTranslate(wizardPictureTexts);
  return (
    <CardCover theme={color} className="grid h-44 w-full place-items-center rounded-lg px-6">
      <span className="inline-flex h-20 max-w-full items-center rounded-md bg-white px-6">
        {value ? (
          <PreviewPicture kind="logo" src={value} className="h-12 max-w-full min-w-0 object-contain" />
        ) : (
          <span className="text-ink-600">{t("yourLogo")}</span>
        )}
      </span>
    </CardCover>
  );
}

/** Not to be dragged: dropped on the field it would count as a new file. */
function PreviewPicture({ kind, src, className }: { kind: PictureKind; src: string; className: string }) {
  const t = useTranslate(wizardPictureTexts);
  return <img src={src} alt={t(PICTURE_TEXTS[kind].preview)} draggable={false} className={className} />;
}
