import { scanTexts } from "@visita/domain/owner-messages/scan";
import { useEffect } from "react";
import { useOfflineScan } from "../features/scan/public/use-offline-scan.ts";
import { ScanPage } from "../features/scan/scan-page.tsx";
import { withUserid } from "../features/session/public/session-context.tsx";
import { AccountFrame } from "../features/shell/account-frame.tsx";
import { metaIn } from "../lib/page-meta.ts";

export const meta = metaIn(scanTexts, { title: "title" });

/** Whoever came from another page has its document, whose headers give neither the camera nor WebAssembly. */
function Scan({ userid }: { userid: string }) {
  const isOwn = isOwnDocument();
  useOfflineScan();
  useEffect(() => {
    if (!isOwn) location.reload();
  }, [isOwn]);
  return isOwn && <ScanPage userid={userid} frame={AccountFrame} />;
}

function isOwnDocument(): boolean {
  const [loaded] = performance.getEntriesByType("navigation");
  return !loaded || new URL(loaded.name).pathname === location.pathname;
}

export default withUserid(Scan);
