import { QR_CAPTION_MAX } from "@visita/domain/kit/kit.constants";
import type { Kit } from "@visita/domain/kit/kit.contract";
import { KIT_MESSAGES } from "@visita/domain/kit/kit.messages";
import type { ReactNode } from "react";
import { ChoiceGroup } from "../../../ui/choice-group.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { codeColors, isCaptionTooLong, type QrOptions } from "./qr-options.ts";

const CONTENTS = [
  { value: "address", label: "Your link", note: "Opens your card, always up to date" },
  { value: "contact", label: "Your whole contact", note: "Works offline, stays as it is now" },
] as const;

/** Small drawings of the frames, for the choice between them. */
const FRAME_PICTURES: Readonly<Record<QrOptions["frame"], ReactNode>> = {
  none: (
    <svg aria-hidden="true" width={34} height={34} viewBox="0 0 34 34" fill="currentColor">
      <path d="M3 3h11v11H3zM20 3h11v11H20zM3 20h11v11H3zM20 20h4v4h-4zM27 27h4v4h-4z" />
    </svg>
  ),
  plate: (
    <OutlinedFrame>
      <path d="M7 7h16v16H7z" fill="currentColor" stroke="none" />
      <path d="M8 31h14" />
    </OutlinedFrame>
  ),
  engraved: (
    <svg aria-hidden="true" width={30} height={38} viewBox="0 0 30 38">
      <rect width={30} height={38} rx={4} fill="currentColor" />
      <rect x={4} y={4} width={22} height={22} rx={3} fill="none" stroke="#fff" strokeDasharray="1.5 1.2" />
      <path d="M7 7h16v16H7z" fill="#fff" />
      <path d="M8 32h14" stroke="#fff" strokeWidth={2} />
    </svg>
  ),
  band: (
    <OutlinedFrame>
      <path d="M7 6h16v16H7z" fill="currentColor" stroke="none" />
      <path d="M1 28h28v6a3 3 0 0 1-3 3H4a3 3 0 0 1-3-3Z" fill="currentColor" />
    </OutlinedFrame>
  ),
};

function OutlinedFrame({ children }: { children: ReactNode }) {
  return (
    <svg aria-hidden="true" width={30} height={38} viewBox="0 0 30 38">
      <g fill="none" stroke="currentColor" strokeWidth={1.5}>
        <rect x={1} y={1} width={28} height={36} rx={3} />
        {children}
      </g>
    </svg>
  );
}

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
