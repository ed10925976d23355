import { CARD_MESSAGES } from "@visita/domain/card/card.messages";
import { useEffect, useState } from "react";
import { LINES, LineIcon } from "../app/features/card/view/line-icon.tsx";
import { copyText } from "../app/lib/copy-text.ts";
import { buttonClasses } from "../app/ui/button.tsx";
import { classNames } from "../app/ui/class-names.ts";
import { notify } from "../app/ui/toast.tsx";

const ANSWER_MS = 2_500;

type CopyAddressProps = { address: string; look: "ghost" | "primary" };

/** Hydrates alone. Says in its own place that it has copied. */
export function CopyAddress({ address, look }: CopyAddressProps) {
  const [copiedAt, setCopiedAt] = useState<number | null>(null);

  useEffect(() => {
    if (copiedAt === null) return;
    const timer = setTimeout(() => setCopiedAt(null), ANSWER_MS);
    return () => clearTimeout(timer);
  }, [copiedAt]);

  async function copy() {
    if (await copyText(address)) setCopiedAt(Date.now());
    else notify.error(CARD_MESSAGES.copyFailed);
  }

  const isCopied = copiedAt !== null;
  return (
    <>
      <button
        type="button"
        className={classNames(
          buttonClasses({ variant: look }),
          "copy-address min-h-touch! min-w-26 shrink-0 gap-2.5 rounded-[0.5625rem]! px-3! text-small!",
        )}
        onClick={() => void copy()}
      >
        <LineIcon path={isCopied ? LINES.check : LINES.copy} size={20} />
        <span>{isCopied ? "Copied" : "Copy"}</span>
      </button>
      <span role="status" className="sr-only">
        {isCopied ? CARD_MESSAGES.addressCopied : ""}
      </span>
    </>
  );
}
