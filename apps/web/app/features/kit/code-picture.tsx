import { QR_QUIET_ZONE, qrPath } from "@visita/domain/card/qr-path";
import { useEffect, useState } from "react";
import { classNames } from "../../ui/class-names.ts";

type Code = { readonly path: string; readonly side: number };

type CodePictureProps = {
  url: string;
  /** Black without it. */
  color?: string | undefined;
  className?: string;
};

/** A code as decoration of a preview: what is handed out is drawn, and read back, by the server. */
export function CodePicture({ url, color, className }: CodePictureProps) {
  const [code, setCode] = useState<Code>();
  useEffect(() => {
    let isCurrent = true;
    drawCode(url).then(
      (drawn) => isCurrent && setCode(drawn),
      // The preview then has a white plate.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [url]);
  const shape = classNames("block aspect-square bg-white text-ink-900", className);
  if (!code) return <span aria-hidden="true" className={shape} />;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${code.side} ${code.side}`}
      shapeRendering="crispEdges"
      className={shape}
    >
      <path fill={color ?? "currentColor"} d={code.path} />
    </svg>
  );
}

async function drawCode(url: string): Promise<Code> {
  const { default: qrcode } = await import("qrcode");
  const { modules } = qrcode.create(url, { errorCorrectionLevel: "M" });
  return { path: qrPath(modules), side: modules.size + 2 * QR_QUIET_ZONE };
}
