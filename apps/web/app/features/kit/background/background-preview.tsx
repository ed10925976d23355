import { kitBackground } from "@visita/domain/owner-messages/kit-background";
import { kitPictures } from "@visita/domain/owner-messages/kit-pictures";
import { Camera, Flashlight } from "lucide-react";
import { useTranslate } from "../../../lib/language.tsx";
import { Device, StagePicture } from "../stage.tsx";

/** Head and shoulders of somebody who sits in the middle. */
const SITTER =
  "M230 34c58 0 96 44 96 108 0 40-12 78-34 102-6 7-8 16-4 24 6 13 20 19 40 26 62 21 104 44 118 126H14c14-82 56-105 118-126 20-7 34-13 40-26 4-8 2-17-4-24-22-24-34-62-34-102 0-64 38-108 96-108Z";

const LOCK_BUTTONS = [
  { name: "torch", icon: Flashlight },
  { name: "camera", icon: Camera },
];

type PreviewProps = { src: string | undefined; isBusy: boolean; fullname: string };

/** As others see it in a call: somebody sits before it. */
export function CallPreview({ src, isBusy, isMirrored, fullname }: PreviewProps & { isMirrored: boolean }) {
  const t = useTranslate(kitBackground);
  const alt = t(isMirrored ? "callPictureMirrored" : "callPicture");
  return (
    <div className="relative aspect-video w-full overflow-hidden rounded-md bg-ink-950 shadow-card">
      <StagePicture src={src} alt={alt} isBusy={isBusy} className="size-full object-cover" />
      <Sitter />
      <span aria-hidden="true" dir="auto" className="kit-call-name">
        {fullname}
      </span>
    </div>
  );
}

export function Sitter() {
  return (
    <svg aria-hidden="true" viewBox="0 0 460 420" className="kit-sitter">
      <path d={SITTER} fill="#12100E" fillOpacity={0.62} stroke="#fff" strokeOpacity={0.3} strokeWidth={2} />
    </svg>
  );
}

/** On a phone, with what a lock screen lays over it. */
export function LockPreview({ src, isBusy, ratio }: Omit<PreviewProps, "fullname"> & { ratio: number }) {
  const t = useTranslate(kitBackground);
  const pictures = useTranslate(kitPictures);
  return (
    <Device className="w-[min(100%,17rem)]">
      <span className="relative block bg-ink-950" style={{ aspectRatio: ratio }}>
        <StagePicture src={src} alt={t("lockPicture")} isBusy={isBusy} className="size-full" />
        <span
          aria-hidden="true"
          className="absolute inset-x-0 top-[9%] text-center leading-none text-white [text-shadow:0_1px_6px_rgb(0_0_0/0.45)]"
        >
          <span className="text-caption font-semibold">{pictures("lockScreenDay")}</span>
          <span className="mt-1 block text-[3.5rem] font-semibold tracking-[-0.03em]">9:41</span>
        </span>
        <span
          aria-hidden="true"
          className="absolute inset-x-[12%] bottom-[4%] flex justify-between text-white"
        >
          {LOCK_BUTTONS.map(({ name, icon: Icon }) => (
            <span key={name} className="grid size-10 place-items-center rounded-full bg-[rgb(18_16_14/0.5)]">
              <Icon size={20} strokeWidth={1.75} />
            </span>
          ))}
        </span>
      </span>
    </Device>
  );
}
