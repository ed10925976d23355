import type { CurrentUser } from "@visita/domain/account/session.contract";
import { postToWorker, whenIdle } from "./register.ts";

/** In the local storage: who scans codes on this device without a network, until signing out. */
const ACCOUNT_KEY = "offline_account";

/** Lets whoever is signed in open the page that scans codes without a network. */
export function cacheScanPage(user: CurrentUser, hasDetector: () => Promise<boolean>): void {
  writeAccount(user);
  whenIdle(async () => {
    const message = { type: "scan-page", hasDetector: await hasDetector() } as const;
    if (readOfflineAccount()?.userid === user.userid) void postToWorker(message);
  });
}

/** Once the server has said who is signed in: nobody else opens the page as who was before. */
export function forgetScanPageOfOthers(userid: string | undefined): void {
  const account = readOfflineAccount();
  if (!account || account.userid === userid) return;
  writeAccount(null);
  void postToWorker({ type: "forget-scan-page" });
}

export function readOfflineAccount(): CurrentUser | null {
  try {
    return JSON.parse(localStorage.getItem(ACCOUNT_KEY) ?? "null");
  } catch {
    return null;
  }
}

function writeAccount(user: CurrentUser | null): void {
  try {
    if (user) localStorage.setItem(ACCOUNT_KEY, JSON.stringify(user));
    else localStorage.removeItem(ACCOUNT_KEY);
  } catch {
    // Denied storage: without a network the page does not know whose it is.
  }
}
