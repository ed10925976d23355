import { QR_QUIET_ZONE, qrPath } from "@visita/domain/card/qr-path";
import { useEffect, useState } from "react";

type Code = { readonly path: string; readonly side: number };

/** The QR code of a card link that does not exist yet, drawn while it is typed. Nothing until the first one is drawn. */
export function CardLinkCode({ url, label }: { url: string; label: string }) {
  const [code, setCode] = useState<Code>();
  useEffect(() => {
    let isCurrent = true;
    drawCode(url).then(
      (drawn) => isCurrent && setCode(drawn),
      // A picture beside the link, which stands there in words.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [url]);
  if (!code) return <span className="size-23 shrink-0 rounded-sm bg-white" />;
  return (
    <svg
      role="img"
      aria-label={`QR code for ${label}`}
      viewBox={`0 0 ${code.side} ${code.side}`}
      shapeRendering="crispEdges"
      className="size-23 shrink-0 rounded-sm bg-white text-ink-900"
    >
      <path fill="currentColor" d={code.path} />
    </svg>
  );
}

async function drawCode(url: string): Promise<Code> {
  const { default: qrcode } = await import("qrcode");
  // As on the card itself, so that the picture does not change when the card is there.
  const { modules } = qrcode.create(url, { errorCorrectionLevel: "Q" });
  return { path: qrPath(modules), side: modules.size + 2 * QR_QUIET_ZONE };
}
