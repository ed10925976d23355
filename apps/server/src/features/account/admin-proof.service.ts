import type { AppContext } from "../../core/app-context.ts";
/** The second proof of an admin belongs to one session: it ends with it, and with every sign-out. */
import { hashToken } from "../../lib/tokens.ts";
import { findAdminConfirmed, updateAdminConfirmed } from "./sessions/session.store.ts";

export async function findAdminProof({ db }: AppContext, sessionToken: string): Promise<number | null> {
  return (await findAdminConfirmed(db, hashToken(sessionToken)))?.admin_confirmed_at ?? null;
}

export function markAdminProof({ db, now }: AppContext, sessionToken: string): Promise<void> {
  return updateAdminConfirmed(db, hashToken(sessionToken), now());
}
