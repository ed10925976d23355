import { connectTexts } from "@visita/domain/owner-messages/connect";
import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { copyText } from "../../lib/copy-text.ts";
import { useTranslate } from "../../lib/language.tsx";
import { classNames } from "../../ui/class-names.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { VisuallyHidden } from "../../ui/text-parts.tsx";
import { notify } from "../../ui/toast.tsx";

const CHECK_SHOWN_MS = 3_000;

type CopiedValueProps = {
  label: string;
  copyLabel: string;
  value: string;
  /** The same for the eye: a secret in groups. */
  shown?: string | undefined;
};

/** Something that is typed or copied elsewhere. */
export function CopiedValue({ label, copyLabel, value, shown }: CopiedValueProps) {
  const t = useTranslate(connectTexts);
  /** When it was last copied, until that is no longer shown. */
  const [copiedAt, setCopiedAt] = useState<number>();
  useEffect(() => {
    if (copiedAt === undefined) return;
    const timer = setTimeout(() => setCopiedAt(undefined), CHECK_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copiedAt]);

  async function copy() {
    if (await copyText(value)) setCopiedAt(Date.now());
    else notify.error(t("notCopied"));
  }

  const Value = shown ? "code" : "span";
  const isCopied = copiedAt !== undefined;
  return (
    <section aria-label={label} className="grid gap-1">
      <p aria-hidden="true" className="text-small font-semibold">
        {label}
      </p>
      <div className="flex min-h-control items-center gap-1 rounded-md border-[1.5px] border-line-strong bg-surface ps-3.75 pe-0.75">
        <Value
          dir="ltr"
          className={classNames(
            "min-w-0 flex-1 py-2 leading-[1.4] [text-align:match-parent]",
            shown ? "text-small font-medium [word-spacing:0.25em]" : "wrap-anywhere",
          )}
        >
          {shown ?? value}
        </Value>
        <IconButton
          label={copyLabel}
          icon={isCopied ? Check : Copy}
          size="sm"
          className={isCopied ? "text-success" : "text-muted"}
          onClick={() => void copy()}
        />
        <span role="status">{isCopied && <VisuallyHidden>{t("copied")}</VisuallyHidden>}</span>
      </div>
    </section>
  );
}
