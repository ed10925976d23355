import { CARD_MESSAGES } from "@visita/domain/card/card.messages";
import { useEffect, useState } from "react";
import { LineIcon, UI_ICON_PATHS } from "../app/features/card/view/line-icon.tsx";
import { copyText } from "../app/lib/copy-text.ts";
import { useHydrated } from "../app/lib/use-hydrated.ts";
import { notify } from "../app/ui/toast.tsx";

const FEEDBACK_MS = 2_500;

type CopyUrlProps = { url: string; look: "ghost" | "primary" };

/** Hydrates on its own. Confirms in its own place. */
export function CopyUrl({ url, look }: CopyUrlProps) {
  const [copiedAt, setCopiedAt] = useState<number | null>(null);

  useEffect(() => {
    if (copiedAt === null) return;
    const timer = setTimeout(() => setCopiedAt(null), FEEDBACK_MS);
    return () => clearTimeout(timer);
  }, [copiedAt]);

  async function copy() {
    if (await copyText(url)) setCopiedAt(Date.now());
    else notify.error(CARD_MESSAGES.copyFailed);
  }

  const isCopied = copiedAt !== null;
  return (
    <>
      <button
        type="button"
        disabled={!useHydrated()}
        className="copy-url"
        data-look={look}
        onClick={() => void copy()}
      >
        <LineIcon path={isCopied ? UI_ICON_PATHS.check : UI_ICON_PATHS.copy} size={20} />
        <span>{isCopied ? "Copied" : "Copy"}</span>
      </button>
      <span role="status" className="sr-only">
        {isCopied ? CARD_MESSAGES.addressCopied : ""}
      </span>
    </>
  );
}
