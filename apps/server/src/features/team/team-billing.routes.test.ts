import { expect, test } from "vitest";
import { eachDatabase, type TestDatabase } from "../../../test/databases.ts";
import { mailsTo } from "../../../test/mailbox.ts";
import { billingOf, openWithStripe } from "../../../test/stripe-product.ts";
import { aTeam } from "../../../test/teams.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import { followAllPeople } from "./team-billing.service.ts";

const DAY_MS = 24 * 60 * 60_000;
const EXPIRED_MS = 15 * 60_000 + 1;

const list = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => `P${from + at} <p${from + at}@officinabrera.example>`).join("\n");

async function open(database: TestDatabase) {
  const opened = await openWithStripe(database);
  const { app, stripe, deliverAll } = opened;
  const team = await aTeam(app, "free");
  const { browser } = team.owner;
  const url = (path = "") => `${team.url}/billing${path}`;
  const state = async () => (await browser.get(url())).json();
  const monthly = stripe.prices.teamMonthly.id;
  const buy = async (seats: number) => {
    const checkout = await browser.post(url("/checkout"), { planId: monthly, seats });
    expect(checkout.statusCode, checkout.body).toBe(200);
    const id = stripe.completeCheckout(String([...stripe.sessions.keys()].at(-1)));
    await deliverAll();
    return id;
  };
  const look = async (seats: number) => (await browser.post(url("/seats/look"), { seats })).json();
  const add = (seats: number, from: number) => browser.post(url("/seats"), { seats, from });
  const quantity = (id: string) => stripe.subscriptions.get(id)?.items.data[0]?.quantity;
  const paidInvoices = () => [...stripe.invoices.values()].map(({ total }) => total);
  const later = async (milliseconds: number) => {
    app.passTime(milliseconds);
    await team.signInAgain();
  };
  const remove = async (name: string) => {
    const { personid } = (await team.person(name)) ?? {};
    await browser.post(`${team.url}/people/${personid}/remove`, { successor: null });
  };
  return { ...opened, team, browser, url, state, buy, look, add, quantity, paidInvoices, later, remove };
}

eachDatabase("a team's plan", (database) => {
  test("is for so many people at the team's price; without it three have a card", async () => {
    const { team, stripe, state, buy, quantity, app } = await open(database);
    expect((await team.invite(list(1, 4))).json().code).toBe("seats_full");
    expect((await team.invite(list(1, 3))).statusCode).toBe(201);
    expect(await state()).toMatchObject({ status: "inactive", people: 3, seats: 3, nextSeats: 0 });
    expect((await state()).plans.map(({ unit_amount }: { unit_amount: number }) => unit_amount)).toEqual([
      600, 6_000,
    ]);
    await team.save({
      ...(await team.templates())[0].template,
      color: { rule: "fixed", value: "tomato-color" },
    });
    const color = async () => (await app.inject("/api/card/p1")).json().color;
    expect(await color()).not.toBe("tomato-color");
    const id = await buy(12);
    expect(stripe.sessions.values().next().value).toMatchObject({
      amount_total: 7_200,
      success_url: expect.stringContaining(`/team/billing?team=${team.teamid}&checkout=success`),
    });
    expect(quantity(id)).toBe(12);
    expect(await state()).toMatchObject({ status: "active", people: 3, seats: 12, nextSeats: 12 });
    expect(await color()).toBe("tomato-color");
    expect((await team.invite(list(4, 9))).statusCode).toBe(201);
    expect((await team.invite(list(13, 1))).json().code).toBe("seats_full");
  });

  test("for more people tells the price of the rest of the period before, and charges just that, once", async () => {
    const { buy, look, add, state, later, quantity, paidInvoices } = await open(database);
    const id = await buy(4);
    await later(14 * DAY_MS);
    const price = await look(7);
    expect(price).toMatchObject({ seats: 7, added: 3, amountPerPeriod: 1_800, interval: "month" });
    expect(price.amountNow).toBeGreaterThan(800);
    expect(price.amountNow).toBeLessThan(1_100);
    await later(60_000);
    const bought = await Promise.all([add(7, price.from), add(7, price.from)]);
    expect(bought.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(paidInvoices()).toEqual([2_400, price.amountNow]);
    expect(quantity(id)).toBe(7);
    expect(await state()).toMatchObject({ seats: 7, nextSeats: 7 });
    expect(await look(7)).toMatchObject({ added: 0, amountNow: 0, amountPerPeriod: 0 });
  });

  test("charges nothing at a price that was told long ago, or never, or that the bank declines", async () => {
    const { buy, look, add, state, later, app, stripe, paidInvoices } = await open(database);
    await buy(4);
    const { from } = await look(5);
    await later(EXPIRED_MS);
    expect((await add(5, from)).json().code).toBe("expired");
    expect((await add(5, app.now() + DAY_MS)).json().code).toBe("expired");
    stripe.declineCards(true);
    const declined = await add(5, (await look(5)).from);
    expect([declined.statusCode, declined.json().code]).toEqual([402, "payment_declined"]);
    expect(await state()).toMatchObject({ seats: 4, nextSeats: 4 });
    expect(paidInvoices()).toEqual([2_400]);
  });

  test("is lower from the next period when somebody leaves, whose seat is free until then", async () => {
    const { app, team, buy, state, remove, quantity, paidInvoices, stripe, deliverAll, look, add, later } =
      await open(database);
    const id = await buy(5);
    await team.invite(list(1, 5));
    const follow = () => followAllPeople(app.context);
    await remove("P1");
    await remove("P2");
    await Promise.all([follow(), follow()]);
    expect(quantity(id)).toBe(3);
    expect(await state()).toMatchObject({ people: 3, seats: 5, nextSeats: 3 });
    expect((await team.invite(list(6, 1))).statusCode).toBe(201);
    await follow();
    expect(quantity(id)).toBe(4);
    expect(paidInvoices()).toEqual([3_000]);

    // One more than is paid for costs as one, though the next payment was for fewer.
    const one = await look(6);
    expect(one).toMatchObject({ added: 1, amountPerPeriod: 600 });
    await add(6, one.from);
    expect(paidInvoices()).toEqual([3_000, one.amountNow]);
    await follow();
    expect(await state()).toMatchObject({ people: 4, seats: 6, nextSeats: 4 });

    await later(31 * DAY_MS);
    stripe.renew(id);
    await deliverAll();
    expect(await state()).toMatchObject({ people: 4, seats: 4, nextSeats: 4 });
    expect(paidInvoices()).toEqual([3_000, one.amountNow, 2_400]);
  });

  test("gives the last seat to one of two who are invited at once", async () => {
    const { team, buy } = await open(database);
    await buy(4);
    await team.invite(list(1, 3));
    const sent = await Promise.all([team.invite(list(7, 1)), team.invite(list(8, 1))]);
    expect(sent.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 403]);
  });

  test("that ends leaves the cards, with what is free, and nobody can be added", async () => {
    const { app, team, stripe, buy, deliverAll, state } = await open(database);
    const id = await buy(5);
    await team.invite(list(1, 5));
    await team.save();
    const card = async () => (await app.inject("/api/card/p5")).json();
    expect((await card()).color).toBe("tomato-color");
    stripe.end(id);
    await deliverAll();
    expect(await card()).toMatchObject({ fullname: "P5" });
    expect((await card()).color).not.toBe("tomato-color");
    expect((await team.invite(list(6, 1))).json().code).toBe("seats_full");
    expect(await state()).toMatchObject({ status: "inactive", people: 5, seats: 3 });
  });

  test("is charged once when the answer is lost, and known here afterwards", async () => {
    const { buy, look, add, state, stripe, reconcile, paidInvoices } = await open(database);
    await buy(4);
    const { from, amountNow } = await look(6);
    stripe.fault("cut", /POST \/v1\/subscriptions/);
    expect((await add(6, from)).statusCode).toBe(502);
    stripe.fault(null);
    await reconcile();
    expect(await state()).toMatchObject({ seats: 6, nextSeats: 6 });
    expect((await add(6, from)).statusCode).toBe(200);
    expect(paidInvoices()).toEqual([2_400, amountNow]);
  });

  test("is what Stripe holds, however late, doubled or shuffled its events come", async () => {
    const { app, team, buy, look, add, state, remove, send, stripe } = await open(database);
    await buy(4);
    await team.invite(list(1, 4));
    await add(7, (await look(7)).from);
    await remove("P1");
    await followAllPeople(app.context);
    const late = stripe.takeUndelivered();
    expect(late.length).toBeGreaterThan(1);
    const answers = await Promise.all([...late.toReversed(), ...late, ...late].map(send));
    expect(new Set(answers)).toEqual(new Set([200]));
    expect(await state()).toMatchObject({ people: 3, seats: 7, nextSeats: 3 });
    expect(await app.db.selectFrom("subscription").selectAll().execute()).toHaveLength(1);
  });

  test("is cancelled and resumed, and its owners are told of a failed payment", async () => {
    const { app, team, browser, url, buy, stripe, deliverAll, state } = await open(database);
    const id = await buy(5);
    const ben = await team.member("Ben", "owner");
    await team.member("Cy", "admin");
    const cancelled = await browser.delete(url());
    expect(cancelled.json()).toMatchObject({ status: "active", planId: null, seats: 5 });
    const resumed = await browser.post(url("/resume"));
    expect(resumed.json()).toMatchObject({ planId: stripe.prices.teamMonthly.id, cancelAt: null });
    stripe.failRenewal(id);
    await deliverAll();
    expect(await state()).toMatchObject({ status: "active", pastDue: true });
    const told = async (email: string) =>
      (await mailsTo(app, email)).filter(({ kind }) => kind === "payment_failed").length;
    expect([await told(team.owner.email), await told(ben.email)]).toEqual([1, 1]);
    expect(await told("cy@officinabrera.example")).toBe(0);
    expect((await browser.post(url("/portal"))).json().url).toContain("billing.stripe.com");
  });

  test("is ended with the team", async () => {
    const { team, browser, buy, stripe } = await open(database);
    const id = await buy(4);
    await browser.post(`${team.url}/delete`, { name: "Officina Brera" });
    expect(stripe.subscriptions.get(id)?.status).toBe("canceled");
  });

  test("is for teams alone, as a person's is for one person", async () => {
    const { team, stripe, aPerson, deliverAll, browser, url } = await open(database);
    const person = await aPerson();
    expect((await person.checkout(stripe.prices.teamMonthly.id)).json().code).toBe("unknown_plan");
    const other = await browser.post(url("/checkout"), { planId: stripe.prices.monthly.id, seats: 4 });
    expect(other.json().code).toBe("unknown_plan");
    expect((await person.plans()).json().data).toHaveLength(2);
    await person.checkout(stripe.prices.monthly.id);
    const id = stripe.completeCheckout(String([...stripe.sessions.keys()].at(-1)));
    stripe.changePlan(id, stripe.prices.teamMonthly);
    await deliverAll();
    expect((await person.subscription()).status).toBe("inactive");
    expect((await billingOf(browser, team.owner.id).subscription()).status).toBe("inactive");
  });

  test("is not asked for where nothing is sold", async () => {
    const app = await buildTestApp(database, { env: { BILLING_PROVIDER: "off" } });
    const team = await aTeam(app, "free");
    expect((await team.invite(list(1, 20))).statusCode).toBe(201);
    const { browser } = team.owner;
    expect((await browser.get(`${team.url}/billing`)).json()).toMatchObject({
      status: "active",
      plans: [],
      seats: null,
    });
    const checkout = await browser.post(`${team.url}/billing/checkout`, { planId: "any", seats: 20 });
    expect(checkout.json().code).toBe("no_subscription");
  });
});
