import { expect, test } from "vitest";
import { withDatabase } from "../../../test/databases.ts";
import { anOwner } from "../../../test/owner.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import { publishOwnerChange } from "../account/owner-change.service.ts";

withDatabase("the switch of a card", (database) => {
  async function open() {
    const app = await buildTestApp(database);
    const owner = await anOwner(app, "premium");
    const { cardid } = (await owner.add({ username: "robin" })).json();
    const isOn = async (name = "robin") => (await app.inject(`/api/card/${name}`)).json().exchange === true;
    const turn = (exchange: unknown, id = cardid) =>
      owner.browser.send({ method: "PATCH", url: `/api/card/exchange/${id}`, payload: { exchange } });
    const offer = async () => (await owner.browser.get("/api/exchange/offer")).json().cards;
    /** As a card was before there was a switch. */
    const makeOld = async () => {
      await app.db.updateTable("card").set({ exchange: 0 }).execute();
      await publishOwnerChange(app.context, app.db, owner.id);
    };
    return { app, owner, cardid: cardid as string, isOn, turn, offer, makeOld };
  }

  test("is on for a new card, and changes what visitors get at once", async () => {
    const { isOn, turn } = await open();
    expect(await isOn()).toBe(true);
    expect((await turn(false)).json()).toEqual({ exchange: false });
    expect(await isOn()).toBe(false);
    await turn(true);
    await turn(true);
    expect(await isOn()).toBe(true);
  });

  test("takes nothing but yes and no, and belongs to the owner", async () => {
    const { app, turn, cardid, isOn } = await open();
    for (const value of ["yes", 1, null, undefined]) expect((await turn(value)).statusCode).toBe(400);
    expect((await turn(false, "AAAAAAAAAAAAAAAAAAAAAA")).statusCode).toBe(404);
    const stranger = await anOwner(app);
    const url = `/api/card/exchange/${cardid}`;
    const refused = await stranger.browser.send({ method: "PATCH", url, payload: { exchange: false } });
    expect(refused.statusCode).toBe(404);
    expect(await isOn()).toBe(true);
  });

  test("is offered once for cards from before it", async () => {
    const { owner, isOn, offer, makeOld } = await open();
    expect(await offer()).toBe(0);
    await owner.add({ username: "robin-two" });
    await makeOld();
    expect(await offer()).toBe(2);
    expect((await owner.browser.post("/api/exchange/offer", { turnOn: true })).json()).toEqual({
      turnedOn: 2,
    });
    expect([await isOn(), await isOn("robin-two"), await offer()]).toEqual([true, true, 0]);
  });

  test("is not offered again after a no, nor to whoever has used it", async () => {
    const { owner, isOn, offer, makeOld } = await open();
    await makeOld();
    await owner.browser.post("/api/exchange/offer", { turnOn: false });
    expect([await isOn(), await offer()]).toEqual([false, 0]);
    const another = await open();
    await another.makeOld();
    await another.turn(false);
    expect(await another.offer()).toBe(0);
  });
});
