import { ImageUp } from "lucide-react";
import { classNames } from "../../../ui/class-names.ts";

type DropZoneProps = { inputId: string; title: string; isOver: boolean; isInvalid: boolean };

/** For the eye and the mouse; the button beside it does the same for everybody. Phones have nothing to drop. */
export function DropZone({ inputId, title, isOver, isInvalid }: DropZoneProps) {
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
      <strong className="font-bold text-text">{isOver ? "Let go to use it" : title}</strong>
      <span>or choose one from this computer</span>
    </label>
  );
}
