import { call } from "../../lib/api.ts";

/** After a recovery the passkeys are looked at first; then the page that somebody came from, or the dashboard. */
export async function pathAfterSignIn(returnTo: string | undefined): Promise<string> {
  return (await hasDoubtedPasskeys()) ? "/account/passkeys" : (returnTo ?? "/dashboard");
}

/** A sign-in does not fail for want of the answer. */
async function hasDoubtedPasskeys(): Promise<boolean> {
  try {
    const { passkeys } = await call("GET /api/account/passkeys");
    return passkeys.some(({ isInDoubt }) => isInDoubt);
  } catch {
    return false;
  }
}
