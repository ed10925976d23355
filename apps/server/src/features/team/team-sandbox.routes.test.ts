import { expect, test } from "vitest";
import { withDatabase } from "../../../test/databases.ts";
import { submitForm } from "../../../test/purchase.ts";
import { aTeam } from "../../../test/teams.ts";
import { buildTestApp } from "../../../test/test-app.ts";

withDatabase("a team in the sandbox", (database) => {
  async function open() {
    const app = await buildTestApp(database);
    const team = await aTeam(app);
    const ben = await team.member("Ben", "owner");
    const cy = await team.member("Cy", "admin");
    await app.db.deleteFrom("subscription").execute();
    const { browser } = team.owner;
    const url = (path = "") => `${team.url}/billing${path}`;
    const order = { planId: "price_sbx_team_month", seats: 12 };
    const checkout = await browser.post(url("/checkout"), order);
    const path = new URL(checkout.json().url).pathname;
    const pay = async (outcome: string, by = ben) => {
      const paid = await submitForm(by.browser, path, { outcome });
      await app.context.billing.sandbox?.settle();
      return paid;
    };
    return { app, team, ben, cy, browser, url, path, pay };
  }

  test("pays for its people on a page that its owners alone see", async () => {
    const { team, ben, cy, browser, url, path, pay } = await open();
    const page = await ben.browser.get(path);
    expect(page.body).toContain("Team Monthly for 12 people");
    expect(page.body).toContain("$72");
    expect((await cy.browser.get(path)).statusCode).toBe(404);
    expect((await pay("pays", cy)).statusCode).toBe(404);
    const paid = await pay("pays");
    expect(paid.headers.location).toContain(`/team/billing?team=${team.teamid}&checkout=success`);
    expect((await browser.get(url())).json()).toMatchObject({ status: "active", seats: 12, nextSeats: 12 });
    const price = (await browser.post(url("/seats/look"), { seats: 15 })).json();
    expect(price).toMatchObject({ added: 3, amountPerPeriod: 1_800 });
    expect((await browser.post(url("/seats"), { seats: 15, from: price.from })).json()).toMatchObject({
      seats: 15,
    });
    const portal = new URL((await browser.post(url("/portal"))).json().url);
    const shown = await ben.browser.get(portal.pathname);
    expect(shown.body).toContain("Team Monthly for 15 people");
    expect((await cy.browser.get(portal.pathname)).statusCode).toBe(404);
  });

  test("is declined by a card that fails", async () => {
    const { browser, url, pay } = await open();
    await pay("renewal_fails");
    const { from } = (await browser.post(url("/seats/look"), { seats: 15 })).json();
    expect((await browser.post(url("/seats"), { seats: 15, from })).json().code).toBe("payment_declined");
    expect((await browser.get(url())).json()).toMatchObject({ seats: 12 });
  });
});
