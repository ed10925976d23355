import { kitPictures } from "@visita/domain/owner-messages/kit-pictures";
import { kitSignature } from "@visita/domain/owner-messages/kit-signature";
import { useEffect, useRef, useState } from "react";
import { useTranslate } from "../../../lib/language.tsx";
import { trustedHtml } from "../../../lib/rich-text.ts";
import { Segments } from "../../../ui/segments.tsx";
import { Stage, StageBar, Window } from "../stage.tsx";

/** The signature below a mail, as a mail program shows it in light and in dark. */
export function SignaturePreview({ html }: { html: string }) {
  const t = useTranslate(kitSignature);
  const pictures = useTranslate(kitPictures);
  const [scheme, setScheme] = useState<"light" | "dark">("light");
  const schemes = [
    { value: "light", label: t("light") },
    { value: "dark", label: t("dark") },
  ] as const;
  return (
    <Stage>
      <StageBar caption={t("asShown")}>
        <Segments
          label={t("preview")}
          options={schemes}
          value={scheme}
          className="shrink-0 bg-paper-200! max-md:[&>button]:px-3 dark:bg-sunk!"
          onValueChange={setScheme}
        />
      </StageBar>
      <Window title={<span>{pictures("newMessage")}</span>} isDark={scheme === "dark"}>
        <dl className="kit-mail-meta">
          <div>
            <dt>{pictures("to")}</dt>
            <dd>Amara Okonkwo</dd>
          </div>
          <div>
            <dt>{pictures("subject")}</dt>
            <dd>{pictures("subjectExample")}</dd>
          </div>
        </dl>
        <div className="kit-mail-body">
          <p>{pictures("dear")}</p>
          <p>{pictures("thanks")}</p>
          <p>{pictures("kindRegards")}</p>
          <SignatureMarkup html={html} />
        </div>
      </Window>
    </Stage>
  );
}

/**
 * The markup in a shadow root: our style sheets do not reach it, as they do not reach a mail. Where it is too wide it is
 * shown smaller, as mail programs on phones do.
 */
export function SignatureMarkup({ html }: { html: string }) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = host.current;
    if (!box) return;
    const root = box.shadowRoot ?? box.attachShadow({ mode: "open" });
    root.innerHTML = trustedHtml(html);
    const observer = new ResizeObserver(() => shrinkToFit(box, root.firstElementChild));
    observer.observe(box);
    return () => observer.disconnect();
  }, [html]);
  return <div ref={host} className="mt-5 overflow-hidden" />;
}

function shrinkToFit(box: HTMLElement, content: Element | null): void {
  if (!(content instanceof HTMLElement)) return;
  content.style.zoom = "1";
  const scale = box.clientWidth / content.offsetWidth;
  if (scale < 1) content.style.zoom = scale.toFixed(3);
}
