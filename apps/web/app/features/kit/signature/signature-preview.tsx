import { useEffect, useRef, useState } from "react";
import { trustedHtml } from "../../../lib/rich-text.ts";
import { Segments } from "../../../ui/segments.tsx";
import { Stage, StageBar, Window } from "../stage.tsx";

const SCHEMES = [
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
] as const;

/** The signature below a mail, as a mail program shows it in light and in dark. */
export function SignaturePreview({ html }: { html: string }) {
  const [scheme, setScheme] = useState<"light" | "dark">("light");
  return (
    <Stage>
      <StageBar caption="As an email app shows it">
        <Segments
          label="Preview"
          options={SCHEMES}
          value={scheme}
          className="shrink-0 bg-paper-200! max-md:[&>button]:px-3 dark:bg-sunk!"
          onValueChange={setScheme}
        />
      </StageBar>
      <Window title={<span>New message</span>} isDark={scheme === "dark"}>
        <dl className="kit-mail-meta">
          <div>
            <dt>To</dt>
            <dd>Amara Okonkwo</dd>
          </div>
          <div>
            <dt>Subject</dt>
            <dd>Thursday, 14:00 at the studio</dd>
          </div>
        </dl>
        <div className="kit-mail-body">
          <p>Dear Amara,</p>
          <p>thank you for the drawings. Thursday suits us well, I will bring the samples.</p>
          <p>Kind regards</p>
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
