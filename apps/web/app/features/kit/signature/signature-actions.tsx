import { kilobytes } from "@visita/domain/format";
import { SIGNATURE_MAX_BYTES } from "@visita/domain/kit/kit.constants";
import { Check, CodeXml, Copy, Download } from "lucide-react";
import { useEffect, useState } from "react";
import { saveFile } from "../../../lib/qr-code-download.ts";
import { copyRichText } from "../../../lib/rich-text.ts";
import { Button } from "../../../ui/button.tsx";
import { CopyButton } from "../../../ui/copy-button.tsx";
import { notify } from "../../../ui/toast.tsx";
import { Fine } from "../piece-layout.tsx";

/** How long the button says that it has copied. */
const COPIED_MS = 3_000;

type SignatureActionsProps = { html: string; text: string; username: string; onTaken: () => void };

export function SignatureActions({ html, text, username, onTaken }: SignatureActionsProps) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function copy() {
    const isDone = await copyRichText(html, text);
    setCopied(isDone);
    if (isDone) {
      onTaken();
      notify.success("Signature copied. Paste it into your email app.");
    } else notify.error("We couldn’t copy the signature. Download it as a file instead.");
  }

  const size = new Blob([html]).size;
  return (
    <>
      <div className="grid gap-2.5">
        <Button size="lg" isFull icon={isCopied ? Check : Copy} onClick={() => void copy()}>
          {isCopied ? "Copied" : "Copy"}
        </Button>
        <div className="grid grid-cols-2 gap-2.5">
          <CopyButton
            text={html}
            done="HTML copied."
            failed="We couldn’t copy the HTML. Download it as a file instead."
            onCopied={onTaken}
            variant="secondary"
            icon={CodeXml}
            className="px-3!"
          >
            Copy HTML
          </CopyButton>
          <Button
            variant="secondary"
            icon={Download}
            className="px-3!"
            aria-label="Download .html"
            onClick={() => {
              onTaken();
              saveFile(documentOf(html), `${username}-signature.html`);
            }}
          >
            .html
          </Button>
        </div>
      </div>
      <Fine>
        {kilobytes(size)} of {SIGNATURE_MAX_BYTES / 1024}. No scripts or tracking. Readable without pictures
        and in dark mode.
      </Fine>
    </>
  );
}

/** A file of its own needs to say how its letters are encoded. */
function documentOf(html: string): Blob {
  const page = `<!doctype html>\n<meta charset="utf-8">\n<title>Signature</title>\n${html}\n`;
  return new Blob([page], { type: "text/html" });
}
