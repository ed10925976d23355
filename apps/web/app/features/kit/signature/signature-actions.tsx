import { escapeHtml } from "@visita/domain/escape-html";
import { kilobytes } from "@visita/domain/format-bytes";
import { SIGNATURE_MAX_BYTES } from "@visita/domain/kit/kit.constants";
import { kitSignature } from "@visita/domain/owner-messages/kit-signature";
import { Check, CodeXml, Copy, Download } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslate } from "../../../lib/language.tsx";
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
  const t = useTranslate(kitSignature);
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
      notify.success(t("signatureCopied"));
    } else notify.error(t("signatureNotCopied"));
  }

  const size = kilobytes(t.language, new Blob([html]).size);
  return (
    <>
      <div className="grid gap-2.5">
        <Button size="lg" isFull icon={isCopied ? Check : Copy} onClick={() => void copy()}>
          {t(isCopied ? "copied" : "copy")}
        </Button>
        <div className="grid grid-cols-2 gap-2.5">
          <CopyButton
            text={html}
            done={t("htmlCopied")}
            failed={t("htmlNotCopied")}
            onCopied={onTaken}
            variant="secondary"
            icon={CodeXml}
            className="px-3!"
          >
            {t("copyHtml")}
          </CopyButton>
          <Button
            variant="secondary"
            icon={Download}
            className="px-3!"
            aria-label={t("downloadHtml")}
            onClick={() => {
              onTaken();
              saveFile(documentOf(t("fileTitle"), html), `${username}-signature.html`);
            }}
          >
            <bdi dir="ltr">.html</bdi>
          </Button>
        </div>
      </div>
      <Fine>{t("weight", { size, max: SIGNATURE_MAX_BYTES / 1024 })}</Fine>
    </>
  );
}

/** A file of its own needs to say how its letters are encoded. */
function documentOf(title: string, html: string): Blob {
  const page = `<!doctype html>\n<meta charset="utf-8">\n<title>${escapeHtml(title)}</title>\n${html}\n`;
  return new Blob([page], { type: "text/html" });
}
