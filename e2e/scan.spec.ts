import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expectAccessibleInBothSchemes, PHONE } from "./accessibility.ts";
import { addCard } from "./cards.ts";
import { vcard, writeVideoOfCodes } from "./code-pictures.ts";
import { expect, test } from "./fixtures.ts";

const VIDEO = join(tmpdir(), `codes-${process.pid}.mjpeg`);
const KWAME = vcard(
  "Kwame Asante",
  "TITLE:Structural Engineer",
  "ORG:Halden & Voss",
  "TEL:+1 202 555 0117",
  "EMAIL:kwame@haldenvoss.example",
);
const ELENI = "https://www.linkedin.com/in/eleni-papadopoulou";

test.use({
  viewport: PHONE,
  launchOptions: async ({ launchOptions }, use) => {
    const args = [
      "--use-fake-device-for-media-stream",
      "--use-fake-ui-for-media-stream",
      `--use-file-for-fake-video-capture=${VIDEO}`,
    ];
    await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...args] });
  },
});

const people = async (page: Page): Promise<{ name: string; met: string }[]> =>
  (await (await page.request.get("/api/contacts")).json()).people;

test("codes are read by the camera one after the other, and kept with one press each", async ({
  signedInPage: page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await writeVideoOfCodes(VIDEO, [KWAME]);
  const { cardid } = await addCard(page.request, { fullname: "Robin Sample" });
  await page.request.post(`/api/card/links/${cardid}`, {
    data: { name: "Salone del Mobile", slug: "salone" },
  });
  await page.goto("/contacts");
  await page
    .getByRole("link", { name: "Scan", exact: true })
    .or(page.getByRole("link", { name: "Scan a code" }))
    .click();
  const kwame = page.getByRole("heading", { name: "Kwame Asante" });
  const eleni = page.getByRole("heading", { name: "linkedin.com/in/eleni-papadopoulou" });
  await expect(kwame).toBeVisible();
  await page.getByRole("button", { name: "Not this one" }).click();
  // The same code twice in a row is offered once.
  await expectAccessibleInBothSchemes(page, "camera");
  await page.getByRole("combobox", { name: "Met at" }).click();
  await page.getByRole("option", { name: "Met at Salone del Mobile" }).click();

  await writeVideoOfCodes(VIDEO, [KWAME, ELENI]);
  await page.reload();
  await expect(kwame.or(eleni)).toBeVisible();
  for (let at = 0; at < 2; at += 1) {
    const isKwame = await kwame.isVisible();
    if (isKwame) await expect(page.getByText("kwame@haldenvoss.example")).toBeVisible();
    else await expect(page.getByLabel("Name")).toHaveValue("Eleni Papadopoulou");
    await expectAccessibleInBothSchemes(page, isKwame ? "contact" : "profile");
    await page.getByRole("button", { name: "Keep", exact: true }).click();
    if (at === 0) await expect(isKwame ? eleni : kwame).toBeVisible();
  }
  await page.getByRole("button", { name: "2 kept" }).click();
  const list = page.getByRole("dialog", { name: "2 kept" });
  await expect(list.getByText("Sent")).toHaveCount(2);
  await expectAccessibleInBothSchemes(page, "kept");
  await list.getByRole("button", { name: "Undo keeping Eleni Papadopoulou" }).click();
  await expect(page.getByRole("dialog", { name: "1 kept" })).toBeVisible();
  expect(await people(page)).toMatchObject([{ name: "Kwame Asante", met: "Salone del Mobile" }]);
});

test.describe("without a network", () => {
  // The browser reports failed requests itself.
  test.use({ allowedConsoleErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });

  test("what is kept without a network is sent once when it is back, also where an answer was lost", async ({
    signedInPage: page,
  }) => {
    // Without an email or a number nothing but the scan itself tells that they are kept already.
    await writeVideoOfCodes(VIDEO, [vcard("Nadia Rahal")]);
    await page.goto("/contacts/scan");
    await expect(page.getByRole("heading", { name: "Nadia Rahal" })).toBeVisible();
    await page.context().setOffline(true);
    await expect(page.getByText("No network right now")).toBeVisible();
    await page.getByRole("button", { name: "Keep", exact: true }).click();
    await expect(page.getByText("Nadia Rahal waits for the network")).toBeVisible();
    await page.getByRole("button", { name: "1 kept" }).click();
    const list = page.getByRole("dialog", { name: "1 kept" });
    await expect(list.getByText("Waiting", { exact: true })).toBeVisible();

    const isTaken = new Promise<number>((taken) => {
      void page.route(
        "/api/contacts/scanned",
        async (route) => {
          const answer = await route.fetch();
          await route.abort();
          taken(answer.status());
        },
        { times: 1 },
      );
    });
    await page.context().setOffline(false);
    expect(await isTaken).toBe(201);
    await page.context().setOffline(true);
    await expect(list.getByText("Waiting", { exact: true })).toBeVisible();
    await page.context().setOffline(false);
    await expect(list.getByText("Sent", { exact: true })).toBeVisible();
    expect(await people(page)).toMatchObject([{ name: "Nadia Rahal" }]);
  });
});

test.describe("opened without a network", () => {
  test.use({
    serviceWorkers: "allow",
    allowedConsoleErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 503/],
  });

  test("the page reads codes, sends them when the network is back, and goes with whoever signs out", async ({
    signedInPage: page,
    context,
  }) => {
    const isCached = () => page.evaluate(async () => Boolean(await caches.match("/contacts/scan")));
    const nadia = page.getByRole("heading", { name: "Nadia Rahal" });
    await writeVideoOfCodes(VIDEO, [vcard("Nadia Rahal")]);
    await page.goto("/contacts");
    await expect.poll(isCached, { timeout: 60_000 }).toBe(true);

    await context.setOffline(true);
    await page.goto("/dashboard");
    await page.getByRole("link", { name: "Scan a code" }).click();
    await expect(nadia).toBeVisible();
    await expect(page.getByText("No network right now")).toBeVisible();
    await page.getByRole("button", { name: "Keep", exact: true }).click();
    await expect(page.getByText("Nadia Rahal waits for the network")).toBeVisible();
    await page.reload();
    await page.getByRole("button", { name: "Not this one" }).click();
    await page.getByRole("button", { name: "1 kept" }).click();
    const list = page.getByRole("dialog", { name: "1 kept" });
    await expect(list.getByText("Waiting", { exact: true })).toBeVisible();
    await context.setOffline(false);
    await expect(list.getByText("Sent", { exact: true })).toBeVisible();
    expect(await people(page)).toMatchObject([{ name: "Nadia Rahal" }]);

    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto("/dashboard");
    await page.getByRole("button", { name: "Log out" }).click();
    await expect(page).toHaveURL("/");
    await expect.poll(isCached).toBe(false);
    await context.setOffline(true);
    await page.goto("/contacts/scan");
    await expect(page.getByRole("heading", { name: "You are offline" })).toBeVisible();
    await expect(nadia).toHaveCount(0);
  });
});
