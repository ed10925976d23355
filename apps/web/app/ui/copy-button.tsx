import { commonTexts } from "@visita/domain/owner-messages/common";
import { Copy } from "lucide-react";
import { copyText } from "../lib/copy-text.ts";
import { useTranslate } from "../lib/language.tsx";
import { Button, type ButtonProps } from "./button.tsx";
import { notify } from "./toast.tsx";

type CopyTexts = { done?: string | undefined; failed?: string | undefined };

/** Copies and says so; a link that cannot be copied can be read. */
export function useCopyAndTell() {
  const common = useTranslate(commonTexts);
  return async (text: string, { done, failed }: CopyTexts = {}): Promise<boolean> => {
    const isCopied = await copyText(text);
    if (isCopied) notify.success(done ?? common("linkCopied"));
    else notify.error(failed ?? common("linkNotCopied", { link: text }));
    return isCopied;
  };
}

type CopyButtonProps = Omit<ButtonProps, "onClick"> & CopyTexts & { text: string; onCopied?: () => void };

export function CopyButton({ text, done, failed, onCopied, children, ...look }: CopyButtonProps) {
  const common = useTranslate(commonTexts);
  const copyAndTell = useCopyAndTell();
  async function copy() {
    if (await copyAndTell(text, { done, failed })) onCopied?.();
  }
  return (
    <Button icon={Copy} {...look} onClick={() => void copy()}>
      {children ?? common("copy")}
    </Button>
  );
}
