import { QR_CAPTION_MAX } from "@visita/domain/kit/kit.constants";
import type { Kit } from "@visita/domain/kit/kit.contract";
import { KIT_MESSAGES } from "@visita/domain/kit/kit.messages";
import { ChoiceGroup } from "../../../ui/choice-group.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { FRAME_PICTURES } from "./frame-pictures.tsx";
import { codeColors, isCaptionTooLong, type QrOptions } from "./qr-options.ts";

const CONTENTS = [
  { value: "address", label: "The address", note: "Opens your card, always up to date" },
  { value: "contact", label: "The whole contact", note: "Works offline, stays as it is now" },
] as const;

const FRAMES = [
  { value: "none", label: "None", picture: FRAME_PICTURES.none },
  { value: "plate", label: "Plate", picture: FRAME_PICTURES.plate },
  { value: "engraved", label: "Engraved", picture: FRAME_PICTURES.engraved },
  { value: "band", label: "Band", picture: FRAME_PICTURES.band },
] as const;

type CodeControlsProps = {
  card: Kit["card"];
  options: QrOptions;
  /** As it is typed: perhaps too long, and ahead of the options. */
  caption: string;
  onChange: (change: Partial<QrOptions>) => void;
  onCaption: (caption: string) => void;
};

export function CodeControls({ card, options, caption, onChange, onCaption }: CodeControlsProps) {
  const colors = codeColors(card.color).map(({ value, label, hex }) => ({ value, label, swatch: hex }));
  const centers = [
    { value: "none", label: "Nothing" },
    { value: "logo", label: "Logo", isDisabled: card.logo === null },
    { value: "photo", label: "Photo", isDisabled: card.profilepic === null },
  ] as const;
  return (
    <>
      <ChoiceGroup
        label="Inside"
        options={CONTENTS}
        value={options.content}
        onValueChange={(content) => onChange({ content })}
      />
      <ChoiceGroup
        label="Colour"
        options={colors}
        value={options.color}
        onValueChange={(color) => onChange({ color })}
      />
      <ChoiceGroup
        label="In the middle"
        options={centers}
        value={options.center}
        perRow={3}
        onValueChange={(center) => onChange({ center })}
      />
      <ChoiceGroup
        label="Frame"
        options={FRAMES}
        value={options.frame}
        perRow={4}
        onValueChange={(frame) => onChange({ frame })}
      />
      {options.frame !== "none" && (
        <TextField
          label="Caption"
          value={caption}
          hint={`Up to ${QR_CAPTION_MAX} letters.`}
          dir="auto"
          {...(isCaptionTooLong(caption) && { error: KIT_MESSAGES.captionTooLong })}
          onChange={(event) => onCaption(event.target.value)}
        />
      )}
    </>
  );
}
