import { SCAN_PATH } from "@visita/domain/scan/scan-path";
import { readOfflineAccount } from "../../../../offline/scan-page.ts";
import { call } from "../../../lib/api.ts";
import { ApiError } from "../../../lib/api-error.ts";

/** As long as the page itself waits for a network. */
const NETWORK_TIMEOUT_MS = 3_000;

const isScanPage = () => location.pathname === SCAN_PATH;

/** Who is signed in; without a network the page that scans codes is that of whoever opened it last. */
export async function findSession() {
  const user = isScanPage() ? readOfflineAccount() : null;
  if (!user) return call("GET /api/auth/user");
  const asked = call("GET /api/auth/user").catch((error: unknown) => {
    if (error instanceof ApiError) throw error;
    return { user };
  });
  const late = new Promise<{ user: typeof user }>((resolve) => {
    setTimeout(() => resolve({ user }), NETWORK_TIMEOUT_MS);
  });
  return Promise.race([asked, late]);
}

/** Where nobody has asked the server. */
export function onNetworkBack(listener: () => void): () => void {
  const ask = () => isScanPage() && listener();
  addEventListener("online", ask);
  return () => removeEventListener("online", ask);
}
