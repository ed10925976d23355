import { QR_CAPTION_MAX, QR_FRAMES } from "@visita/domain/kit/kit.constants";
import type { Kit } from "@visita/domain/kit/kit.contract";
import { kitCode } from "@visita/domain/owner-messages/kit-code";
import type { ReactNode } from "react";
import { useTranslate } from "../../../lib/language.tsx";
import { ChoiceGroup } from "../../../ui/choice-group.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { useCodeColorName } from "./color-names.ts";
import { codeColors, isCaptionTooLong, type QrOptions } from "./qr-options.ts";

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

type CodeControlsProps = {
  card: Kit["card"];
  options: QrOptions;
  /** As it is typed: perhaps too long, and ahead of the options. */
  caption: string;
  onChange: (change: Partial<QrOptions>) => void;
  onCaption: (caption: string) => void;
};

export function CodeControls({ card, options, caption, onChange, onCaption }: CodeControlsProps) {
  const t = useTranslate(kitCode);
  const colorName = useCodeColorName(card.color);
  const contents = [
    { value: "address", label: t("yourLink"), note: t("yourLinkNote") },
    { value: "contact", label: t("wholeContact"), note: t("wholeContactNote") },
  ] as const;
  const colors = codeColors(card.color).map(({ value, hex }) => ({
    value,
    label: colorName(value),
    swatch: hex,
  }));
  const centers = [
    { value: "none", label: t("nothing") },
    { value: "logo", label: t("logo"), isDisabled: card.logo === null },
    { value: "photo", label: t("photo"), isDisabled: card.profilepic === null },
  ] as const;
  const frames = QR_FRAMES.map((value) => ({ value, label: t(value), picture: FRAME_PICTURES[value] }));
  return (
    <>
      <ChoiceGroup
        label={t("inside")}
        options={contents}
        value={options.content}
        onValueChange={(content) => onChange({ content })}
      />
      <ChoiceGroup
        label={t("color")}
        options={colors}
        value={options.color}
        onValueChange={(color) => onChange({ color })}
      />
      <ChoiceGroup
        label={t("inTheMiddle")}
        options={centers}
        value={options.center}
        perRow={3}
        onValueChange={(center) => onChange({ center })}
      />
      <ChoiceGroup
        label={t("frame")}
        options={frames}
        value={options.frame}
        perRow={4}
        onValueChange={(frame) => onChange({ frame })}
      />
      {options.frame !== "none" && (
        <TextField
          label={t("caption")}
          value={caption}
          hint={t("captionHint", { max: QR_CAPTION_MAX })}
          dir="auto"
          {...(isCaptionTooLong(caption) && { error: t("captionTooLong", { max: QR_CAPTION_MAX }) })}
          onChange={(event) => onCaption(event.target.value)}
        />
      )}
    </>
  );
}
