import { useEffect, useState } from "react";
import { copyText } from "../../../lib/copy-text.ts";
import { LineIcon, UI_ICON_PATHS } from "./line-icon.tsx";

const ANSWER_MS = 2_500;

const ANSWERS = {
  copied: { text: "Copied", path: UI_ICON_PATHS.check },
  failed: { text: "Could not copy. Select the text instead.", path: UI_ICON_PATHS.x },
};

type CopyButtonProps = { label: string; text: string };

/** Answers in its own place. It hydrates alone and needs nothing of the tile around it. */
export function CopyButton({ label, text }: CopyButtonProps) {
  const [answer, setAnswer] = useState<{ text: string; path: string } | null>(null);

  useEffect(() => {
    if (!answer) return;
    const timer = setTimeout(() => setAnswer(null), ANSWER_MS);
    return () => clearTimeout(timer);
  }, [answer]);

  async function copy() {
    // A new object each time, so that copying again starts the time anew.
    setAnswer({ ...ANSWERS[(await copyText(text)) ? "copied" : "failed"] });
  }

  return (
    <>
      <button
        type="button"
        aria-label={`Copy ${label}`}
        title="Copy"
        className="card-copy"
        onClick={() => void copy()}
      >
        <LineIcon path={answer?.path ?? UI_ICON_PATHS.copy} size={20} />
      </button>
      <span role="status" className="sr-only">
        {answer?.text}
      </span>
    </>
  );
}
