import { QR_QUIET_ZONE, qrPath } from "@visita/domain/card/qr-path";
import { useEffect, useState } from "react";

type DrawnCode = { readonly path: string; readonly side: number };

/** The path of a QR code, drawn by the browser; undefined until it is drawn, and where that fails. */
export function useDrawnCode(url: string, errorCorrectionLevel: "M" | "Q"): DrawnCode | undefined {
  const [code, setCode] = useState<DrawnCode>();
  useEffect(() => {
    let isCurrent = true;
    drawCode(url, errorCorrectionLevel).then(
      (drawn) => isCurrent && setCode(drawn),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [url, errorCorrectionLevel]);
  return code;
}

async function drawCode(url: string, errorCorrectionLevel: "M" | "Q"): Promise<DrawnCode> {
  const { default: qrcode } = await import("qrcode");
  const { modules } = qrcode.create(url, { errorCorrectionLevel });
  return { path: qrPath(modules), side: modules.size + 2 * QR_QUIET_ZONE };
}
