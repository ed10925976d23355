import { useEffect, useState } from "react";
import { copyText } from "../../../lib/copy-text.ts";
import { useHydrated } from "../../../lib/use-hydrated.ts";
import { LineIcon, UI_ICON_PATHS } from "./line-icon.tsx";

const FEEDBACK_MS = 2_500;

const FEEDBACK = {
  copied: { text: "Copied", path: UI_ICON_PATHS.check },
  failed: { text: "Could not copy. Select the text instead.", path: UI_ICON_PATHS.x },
};

type CopyButtonProps = { label: string; text: string };

/** Confirms in its own place. Hydrates on its own, without the tile around it. */
export function CopyButton({ label, text }: CopyButtonProps) {
  const [feedback, setFeedback] = useState<{ text: string; path: string } | null>(null);

  useEffect(() => {
    if (!feedback) return;
    const timer = setTimeout(() => setFeedback(null), FEEDBACK_MS);
    return () => clearTimeout(timer);
  }, [feedback]);

  async function copy() {
    // A new object each time, so that copying again restarts the timer.
    setFeedback({ ...FEEDBACK[(await copyText(text)) ? "copied" : "failed"] });
  }

  return (
    <>
      <button
        type="button"
        aria-label={`Copy ${label}`}
        title="Copy"
        disabled={!useHydrated()}
        className="card-copy"
        onClick={() => void copy()}
      >
        <LineIcon path={feedback?.path ?? UI_ICON_PATHS.copy} size={20} />
      </button>
      <span role="status" className="sr-only">
        {feedback?.text}
      </span>
    </>
  );
}
