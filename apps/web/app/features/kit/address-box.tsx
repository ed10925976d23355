import { Copy } from "lucide-react";
import { displayAddress } from "../../lib/card-path.ts";
import { Button } from "../../ui/button.tsx";
import { copyLink } from "../card/public/copy-link.ts";

/** An address to be read and copied. */
export function AddressBox({ label, url }: { label: string; url: string }) {
  return (
    <section aria-label={label}>
      <p aria-hidden="true" className="mb-2.5 text-small font-semibold">
        {label}
      </p>
      <div className="flex min-h-control items-center gap-2 rounded-md border-[1.5px] border-line-strong bg-surface pl-4">
        <span className="min-w-0 flex-1 py-2 wrap-anywhere">{displayAddress(url)}</span>
        <Button variant="ghost" icon={Copy} className="shrink-0 px-4!" onClick={() => void copyLink(url)}>
          Copy
        </Button>
      </div>
    </section>
  );
}
