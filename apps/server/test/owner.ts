import { givePremium, signIn, takePremium } from "../../../tools/harness/accounts.ts";
import { cardFields } from "../../../tools/harness/cards.ts";
import { publishOwnerChange } from "../src/features/account/owner-change.service.ts";
import { aBrowser } from "./browser.ts";
import type { TestApp } from "./test-app.ts";

/** A signed-in account with the calls of a card owner. */
export async function anOwner(
  app: TestApp,
  plan: "free" | "premium" = "free",
  given: Parameters<typeof signIn>[1] = {},
) {
  const browser = aBrowser(app);
  const { account, token } = await signIn(app.db, given, app.now());
  browser.cookies.set(app.config.isSecure ? "__Host-sid" : "sid", token);
  if (plan === "premium") await givePremium(app.db, account.id, app.now());
  return {
    id: account.id,
    email: account.email,
    browser,
    add: async (given: Record<string, unknown> = {}) =>
      browser.post("/api/card/add", await cardFields({ username: "robin", ...given })),
    update: async (cardid: string, given: Record<string, unknown> = {}) =>
      browser.put(`/api/card/updatecard/${cardid}`, await cardFields(given)),
    load: (cardid: string) => browser.get(`/api/card/getcarddataforupdate/${cardid}`),
    async list() {
      return (await browser.post("/api/card/getcards", { userid: account.id })).json().data;
    },
    async goPremium() {
      await givePremium(app.db, account.id, app.now());
      await publishOwnerChange(app.context, app.db, account.id);
    },
    async goFree() {
      await takePremium(app.db, account.id);
      await publishOwnerChange(app.context, app.db, account.id);
    },
  };
}

export type Owner = Awaited<ReturnType<typeof anOwner>>;
