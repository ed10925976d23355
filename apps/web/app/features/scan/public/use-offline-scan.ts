import { useEffect } from "react";
import { cacheScanPage } from "../../../../offline/scan-page.ts";
import { useSession } from "../../session/public/session-context.tsx";
import { findDetector } from "./find-detector.ts";

/** On pages from which somebody goes on to scan codes, perhaps where there is no network. */
export function useOfflineScan(): void {
  const { currentUser } = useSession();
  useEffect(() => {
    if (currentUser) cacheScanPage(currentUser, async () => (await findDetector()) !== undefined);
  }, [currentUser]);
}
