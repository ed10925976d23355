import { commonTexts } from "@visita/domain/owner-messages/common";
import type { LucideIcon } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { toast } from "react-hot-toast/headless";
import { useTranslate } from "../lib/language.tsx";
import { TaggedText } from "./tagged-text.tsx";

const TICK_MS = 200;

type UndoToast = {
  /** To dismiss it by. */
  id?: string;
  icon: LucideIcon;
  text: string;
  durationMs: number;
  /** Shows the seconds that are left. */
  isCounted?: boolean;
  onUndo: () => void;
};

/** Makes the time of a message begin anew that takes the place of another. */
let shown = 0;

/** Says what was done, with a way back for a while. It stays while the pointer or the focus is in it. */
export function notifyUndo({ icon: Icon, id, ...message }: UndoToast): void {
  shown += 1;
  const key = shown;
  toast((item) => <UndoMessage key={key} id={item.id} {...message} />, {
    // The message ends itself, because it can be held up.
    duration: Number.POSITIVE_INFINITY,
    icon: <Icon aria-hidden="true" size={20} strokeWidth={1.75} className="shrink-0" />,
    ...(id !== undefined && { id }),
    className: "relative overflow-hidden pe-1.5!",
  });
}

type UndoMessageProps = Omit<UndoToast, "icon" | "id"> & { id: string };

function UndoMessage({ id, text, durationMs, isCounted = false, onUndo }: UndoMessageProps) {
  const [left, setLeft] = useState(durationMs);
  const common = useTranslate(commonTexts);
  const [isHeld, setHeld] = useState(false);
  const end = useEffectEvent(() => toast.dismiss(id));

  useEffect(() => {
    if (isHeld) return;
    let last = Date.now();
    const timer = setInterval(() => {
      const passed = Date.now() - last;
      last = Date.now();
      setLeft((before) => Math.max(0, before - passed));
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [isHeld]);
  useEffect(() => {
    if (left === 0) end();
  }, [left]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: holds the time; there is nothing to press
    <span
      className="-my-2.5 flex min-w-0 items-center gap-1.5 py-1"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span className="min-w-0 wrap-anywhere">{text}</span>
      <button
        type="button"
        className="min-h-touch shrink-0 rounded-sm px-3 font-bold whitespace-nowrap text-toast-accent underline-offset-3 hover:underline"
        onClick={() => {
          toast.dismiss(id);
          onUndo();
        }}
      >
        {isCounted ? (
          <TaggedText
            text={common("undoWithin", { seconds: Math.ceil(left / 1000) })}
            // Not announced: a screen reader would speak every second.
            tags={{ left: (seconds) => <span aria-hidden="true">{seconds}</span> }}
          />
        ) : (
          common("undo")
        )}
      </button>
      <i
        aria-hidden="true"
        className="absolute bottom-0 inset-s-0 h-[3px] bg-toast-accent"
        style={{ width: `${(100 * left) / durationMs}%` }}
      />
    </span>
  );
}
