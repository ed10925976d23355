import TEXT from "@visita/domain/messages/hello-form/en";
import { expect, test } from "vitest";
import { solve } from "../../../../../tools/harness/proof-of-work.ts";
import { aGuest, contactsOf, KWAME } from "../../../test/contacts.ts";
import { withDatabase } from "../../../test/databases.ts";
import { anOwner } from "../../../test/owner.ts";
import { plainPages } from "../../../test/plain-pages.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import { toNextDay } from "../../../test/visits.ts";

const tooManyOnCard = (name: string) => TEXT.tooManyOnCard.replace("{name}", name);

withDatabase("a flood of details on one card", (database) => {
  async function open() {
    const app = await buildTestApp(database, { env: { RATE_LIMIT_SCALE: "1" }, pages: plainPages() });
    toNextDay(app);
    const owner = await anOwner(app);
    await owner.add({ username: "Robin", fullname: "Robin Sample" });
    const leave = (at: number, ip: string) =>
      aGuest(app, "Robin", ip).leave({ name: `No. ${at}`, email: `k${at}@saltmarsh.example` });
    /** From twelve networks, five each. */
    const flood = async () => {
      for (let at = 0; at < 60; at += 1)
        expect((await leave(at, `198.18.${at % 12}.1`)).statusCode).toBe(200);
    };
    return { app, leave, flood, ...contactsOf(owner) };
  }

  test("does not close its form: whoever comes next proves some work", async () => {
    const { app, leave, flood, list } = await open();
    await flood();
    const asked = await leave(60, "203.0.113.20");
    expect([asked.statusCode, asked.json().code]).toEqual([428, "proof_of_work_required"]);
    const guest = aGuest(app, "Robin");
    const proof = solve(asked.json().puzzle);
    const send = async (name: string) => {
      const { stamp } = (await guest.browser.get(guest.path)).json();
      app.passTime(5_000);
      const payload = { ...KWAME, name, stamp };
      return guest.browser.send({
        method: "POST",
        url: guest.path,
        payload,
        headers: { "proof-of-work": proof },
      });
    };
    expect((await send("Kwame Asante")).statusCode).toBe(200);
    expect((await send("Ama Asante")).statusCode).toBe(428);
    expect((await list()).matches).toBe(61);
  });

  test("tells a page without a script when to try again", async () => {
    const { app, flood } = await open();
    await flood();
    const { stamp } = (await app.inject("/api/public/hello/Robin")).json();
    app.passTime(5_000);
    const answer = await app.inject({
      method: "POST",
      url: "/c/Robin/hello",
      remoteAddress: "203.0.113.20",
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        "sec-fetch-site": "same-origin",
        "sec-fetch-dest": "document",
      },
      payload: new URLSearchParams({ ...KWAME, stamp }).toString(),
    });
    expect(answer.statusCode).toBe(429);
    expect(answer.body).toContain(tooManyOnCard("Robin"));
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
  });

  test("from a wide network ends at its share", async () => {
    const { leave } = await open();
    const statuses: number[] = [];
    for (let at = 0; at < 12; at += 1) {
      statuses.push((await leave(at, `2001:db8:0:${at.toString(16)}::1`)).statusCode);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    expect((await leave(20, "203.0.113.20")).statusCode).toBe(200);
  });
});
