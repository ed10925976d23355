import { expect, test } from "vitest";
import { signIn } from "../../../../../../tools/harness/accounts.ts";
import { aBrowser } from "../../../../test/browser.ts";
import { withDatabase } from "../../../../test/databases.ts";
import { buildTestApp } from "../../../../test/test-app.ts";

withDatabase("the product with the sandbox", (database) => {
  test("turns a plan on and off again by the events that its own webhook takes", async () => {
    const app = await buildTestApp(database);
    const browser = aBrowser(app);
    const { account, token } = await signIn(app.db, {}, app.now());
    browser.cookies.set("sid", token);
    const form = (url: string, fields: Record<string, string>) =>
      browser.send({
        method: "POST",
        url: url.slice(app.config.publicUrl.length),
        payload: new URLSearchParams(fields).toString(),
        headers: { "content-type": "application/x-www-form-urlencoded", "sec-fetch-dest": "document" },
      });
    const plan = async () => {
      await app.context.billing.sandbox?.settle();
      return (await browser.get(`/api/subs/getusersubs/${account.id}`)).json();
    };
    const { url } = (await browser.post("/api/subs/stripesession", { planId: "price_sbx_month" })).json();
    expect(await plan()).toMatchObject({ status: "inactive", planId: null });
    expect((await form(url, { outcome: "declined" })).statusCode).toBe(200);
    expect(await plan()).toMatchObject({ status: "inactive", planId: null });
    expect((await form(url, { outcome: "pays" })).statusCode).toBe(303);
    expect(await plan()).toMatchObject({ status: "active", planId: "price_sbx_month", cancelAt: null });

    const portal = (await browser.post("/api/subs/portal")).json().url;
    const page = await browser.get(portal.slice(app.config.publicUrl.length));
    const subscription = String(/name="subscription" value="([^"]+)"/.exec(page.body)?.[1]);
    expect((await form(portal, { subscription, action: "cancel" })).statusCode).toBe(303);
    expect(await plan()).toMatchObject({ status: "active", planId: null, cancelAt: expect.any(String) });
    expect((await form(portal, { subscription, action: "resume" })).statusCode).toBe(303);
    expect(await plan()).toMatchObject({ status: "active", planId: "price_sbx_month", cancelAt: null });
    expect(await app.context.billing.sandbox?.eventsSince(null)).toEqual([]);
  });
});
