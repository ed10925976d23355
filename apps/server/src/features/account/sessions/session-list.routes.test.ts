import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { logInWithCode, ROBIN, signUp } from "../../../../test/account-journeys.ts";
import { aBrowser, type Browser } from "../../../../test/browser.ts";
import { withDatabase } from "../../../../test/databases.ts";
import { anOwner } from "../../../../test/owner.ts";
import { buildTestApp } from "../../../../test/test-app.ts";
import { beginSession } from "./session.service.ts";

const MINUTE = 60_000;

type Listed = { id: string; device: string; place: string | null; lastSeenAt: string; isCurrent: boolean };

const sessionsOf = async (browser: Browser): Promise<Listed[]> =>
  (await browser.get("/api/account/sessions")).json().sessions;

withDatabase("where you are signed in", (database) => {
  const open = async () => {
    const app = await buildTestApp(database);
    const browser = aBrowser(app);
    await signUp(browser);
    await logInWithCode(app, browser);
    return { app, browser };
  };

  test("tells browser and system, when it was last seen, and which one this is", async () => {
    const { app, browser } = await open();
    app.passTime(MINUTE);
    const phone = aBrowser(app, "192.0.2.9");
    await logInWithCode(app, phone);
    const sessions = await sessionsOf(browser);
    expect(sessions).toHaveLength(2);
    expect(sessions.map(({ isCurrent }) => isCurrent)).toEqual([false, true]);
    expect(sessions[0]).toEqual({
      id: expect.any(String),
      device: "Chrome on Windows",
      place: null,
      lastSeenAt: expect.any(String),
      isCurrent: false,
    });
    const stored = JSON.stringify(await app.db.selectFrom("session").select("token_hash").execute());
    for (const { id } of sessions) expect(stored).not.toContain(id);
  });

  test("says it in the language of the caller", async () => {
    const { browser } = await open();
    await browser.put("/api/account/language", { language: "de" });
    expect(await sessionsOf(browser)).toMatchObject([{ device: "Chrome auf Windows" }]);
  });

  test("names the place where the installation looks it up", async () => {
    const lookup = createServer((_request, response) =>
      response.end(JSON.stringify({ city: "Milano", country_name: "Italy" })),
    );
    await new Promise<void>((resolve) => lookup.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => void lookup.close());
    const { port } = lookup.address() as AddressInfo;
    const app = await buildTestApp(database, { env: { GEO_LOOKUP_URL: `http://127.0.0.1:${port}/{ip}` } });
    const browser = aBrowser(app);
    await signUp(browser);
    // As the sign-in page does; a slow machine may need more than one try.
    await expect.poll(async () => (await browser.get("/api/geo")).json().city).toBe("Milano");
    await logInWithCode(app, browser);
    expect(await sessionsOf(browser)).toMatchObject([{ place: "Milano, Italy" }]);
  });

  test("moves the time it was last seen every few minutes", async () => {
    const { app, browser } = await open();
    const [begun] = await sessionsOf(browser);
    app.passTime(4 * MINUTE);
    expect(await sessionsOf(browser)).toMatchObject([{ lastSeenAt: begun?.lastSeenAt }]);
    app.passTime(2 * MINUTE);
    const [later] = await sessionsOf(browser);
    expect(Date.parse(later?.lastSeenAt ?? "") - Date.parse(begun?.lastSeenAt ?? "")).toBeGreaterThan(
      5 * MINUTE,
    );
  });

  test("shows a session from before devices were stored", async () => {
    const app = await buildTestApp(database);
    const owner = await anOwner(app);
    expect(await sessionsOf(owner.browser)).toMatchObject([
      { device: "An unknown browser on an unknown system", place: null },
    ]);
  });

  test("ends one of them at once and leaves the others", async () => {
    const { app, browser } = await open();
    const phone = aBrowser(app, "192.0.2.9");
    await logInWithCode(app, phone);
    const tablet = aBrowser(app, "192.0.2.10");
    await logInWithCode(app, tablet);
    const ofPhone = (await sessionsOf(phone)).find(({ isCurrent }) => isCurrent);
    const url = `/api/account/sessions/${ofPhone?.id}`;
    expect((await browser.delete(url)).json()).toEqual({ message: "Device signed out." });
    expect(await phone.user()).toBeNull();
    expect(await tablet.user()).not.toBeNull();
    expect((await browser.delete(url)).statusCode).toBe(404);
  });

  test("ends all others", async () => {
    const { app, browser } = await open();
    const { userid } = (await browser.user()) ?? { userid: "" };
    const others = await Promise.all(
      [1, 2].map(async () => {
        const other = aBrowser(app);
        other.cookies.set("sid", await beginSession(app.db, userid, app.now()));
        return other;
      }),
    );
    expect((await browser.delete("/api/account/sessions")).json()).toEqual({
      ended: 2,
      message: "All other devices are signed out.",
    });
    for (const other of others) expect(await other.user()).toBeNull();
    expect(await sessionsOf(browser)).toMatchObject([{ isCurrent: true }]);
  });

  test("is nobody else's to see or to end", async () => {
    const { app, browser } = await open();
    const [own] = await sessionsOf(browser);
    const stranger = await anOwner(app);
    const foreign = await stranger.browser.delete(`/api/account/sessions/${own?.id}`);
    const unknown = await stranger.browser.delete("/api/account/sessions/no-such-session");
    expect(foreign.statusCode).toBe(404);
    expect(foreign.body).toBe(unknown.body);
    expect((await stranger.browser.delete("/api/account/sessions")).json()).toMatchObject({ ended: 0 });
    expect(await browser.user()).toMatchObject({ email: ROBIN.email });
  });

  test("keeps the device's name when the password is changed", async () => {
    const { browser } = await open();
    const { userid } = (await browser.user()) ?? { userid: "" };
    const change = { oldPassword: ROBIN.password, newPassword: "another-teapot!" };
    await browser.put(`/api/user/updatepassword/${userid}`, change);
    expect(await sessionsOf(browser)).toMatchObject([{ device: "Chrome on Windows", isCurrent: true }]);
  });
});
