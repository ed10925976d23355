import { Copy } from "lucide-react";
import { copyText } from "../lib/copy-text.ts";
import { Button, type ButtonProps } from "./button.tsx";
import { notify } from "./toast.tsx";

type CopyTexts = { done?: string; failed?: string };

/** Copies and says so; a link that cannot be copied can be read. */
export async function copyAndTell(text: string, { done, failed }: CopyTexts = {}): Promise<boolean> {
  const isCopied = await copyText(text);
  if (isCopied) notify.success(done ?? "Link copied");
  else notify.error(failed ?? `The link could not be copied. It is ${text}`);
  return isCopied;
}

type CopyButtonProps = Omit<ButtonProps, "onClick"> & CopyTexts & { text: string; onCopied?: () => void };

export function CopyButton({ text, done, failed, onCopied, children = "Copy", ...look }: CopyButtonProps) {
  async function copy() {
    if (await copyAndTell(text, { ...(done && { done }), ...(failed && { failed }) })) onCopied?.();
  }
  return (
    <Button icon={Copy} {...look} onClick={() => void copy()}>
      {children}
    </Button>
  );
}
