import { copyText } from "../../../lib/copy-text.ts";
import { UI_ICON_PATHS } from "./icon-paths.ts";

const FEEDBACK_MS = 2_500;

type Outcome = {
  /** For screen readers, in the status beside the button. */
  readonly status: string;
  /** Replaces the button's word, where it has one. */
  readonly word?: string;
};

type CopyOptions = {
  readonly text: () => string;
  readonly copied: Outcome;
  /** Undefined for a button whose failure is told elsewhere. */
  readonly failed?: Outcome;
  readonly onFailed?: () => void;
};

/** Makes a button copy a text and confirm in its own place for a moment; without React, as `enhanceTabs`. */
export function enhanceCopyButton(button: HTMLButtonElement, options: CopyOptions): () => void {
  const status = button.parentElement?.querySelector("[role=status]");
  const word = button.querySelector("span");
  const path = button.querySelector("path");
  const wordBefore = word?.textContent ?? "";
  let timer: ReturnType<typeof setTimeout> | undefined;

  function show(icon: string, outcome?: Outcome): void {
    path?.setAttribute("d", icon);
    if (word) word.textContent = outcome?.word ?? wordBefore;
    if (status) status.textContent = outcome?.status ?? "";
  }

  async function onClick(): Promise<void> {
    const isCopied = await copyText(options.text());
    clearTimeout(timer);
    timer = setTimeout(() => show(UI_ICON_PATHS.copy), FEEDBACK_MS);
    if (isCopied) return show(UI_ICON_PATHS.check, options.copied);
    options.onFailed?.();
    if (options.failed) show(UI_ICON_PATHS.x, options.failed);
  }

  button.disabled = false;
  button.addEventListener("click", onClick);
  return () => {
    clearTimeout(timer);
    button.removeEventListener("click", onClick);
  };
}

/** A value of the card: what cannot be copied is told in place as well. */
export function enhanceCopyValue(
  button: HTMLButtonElement,
  text: string,
  { copied, failed }: { copied: string; failed: string },
): () => void {
  return enhanceCopyButton(button, {
    text: () => text,
    copied: { status: copied },
    failed: { status: failed },
  });
}
