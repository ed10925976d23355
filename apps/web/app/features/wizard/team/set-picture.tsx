import type { ThemeKey } from "@visita/domain/card/themes";
import { wizardTexts } from "@visita/domain/owner-messages/wizard";
import { wizardTeam } from "@visita/domain/owner-messages/wizard-team";
import { useTranslate } from "../../../lib/language.tsx";
import type { PictureKind } from "../picture/picture-kind.ts";
import { PicturePreview } from "../picture/picture-preview.tsx";
import { SetBy, SetField } from "./set-field.tsx";

type SetPictureProps = { kind: PictureKind; value: string | null; color: ThemeKey };

/** The team's logo as the cover shows it, or that there is no picture. */
export function SetPicture({ kind, value, color }: SetPictureProps) {
  const t = useTranslate(wizardTeam);
  const wizard = useTranslate(wizardTexts);
  if (value === null) {
    return (
      <SetField
        label={wizard(kind === "photo" ? "profilePhoto" : "businessLogo")}
        value={t(kind === "photo" ? "noPhoto" : "noLogo")}
      />
    );
  }
  return (
    <div className="grid max-w-72 gap-2">
      <PicturePreview kind={kind} value={value} color={color} />
      <SetBy />
    </div>
  );
}
