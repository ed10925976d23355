import { displayLink } from "../lib/card-path.ts";
import { CopyButton } from "./copy-button.tsx";

type LinkBoxProps = { label: string; url: string; onCopied?: () => void };

/** A link to be read and copied. */
export function LinkBox({ label, url, ...copying }: LinkBoxProps) {
  return (
    <section aria-label={label}>
      <p aria-hidden="true" className="mb-2.5 text-small font-semibold">
        {label}
      </p>
      <div className="flex min-h-control items-center gap-2 rounded-md border-[1.5px] border-line-strong bg-surface ps-4">
        <span dir="ltr" className="min-w-0 flex-1 py-2 wrap-anywhere">
          {displayLink(url)}
        </span>
        <CopyButton text={url} variant="ghost" className="shrink-0 px-4!" {...copying} />
      </div>
    </section>
  );
}
