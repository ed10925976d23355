import { join } from "node:path";
import TEXT from "@visita/domain/answers/card/en";
import { PASSWORD, somebody } from "../accounts.ts";
import { newUsername } from "../cards.ts";
import type { Product } from "../product.ts";
import type { DrivenPage } from "./driven-page.ts";
import { expect, test } from "./fixtures.ts";
import { click, expectElement, expectPath, expectText, fill } from "./page.ts";

const PORTRAIT = join(import.meta.dirname, "../../apps/server/assets/demo/ingrid.jpg");
const SUBMIT = "main button[type=submit]:not([disabled])";

test("somebody signs up and makes their first card", async ({
  drivenPage: page,
  browserProcess,
  product,
}) => {
  const person = somebody();
  await page.open(`${product.url}/auth/signup`);
  await expectElement(page, SUBMIT);
  for (const [name, value] of Object.entries({ ...person, confirm: PASSWORD }))
    await fill(page, `input[name=${name}]`, value);
  await click(page, "input[name=terms]");
  await click(page, SUBMIT);

  await expectPath(page, "/auth/signin");
  await expectElement(page, SUBMIT);
  await fill(page, "input[name=email]", person.email);
  await fill(page, "input[name=password]", person.password);
  await click(page, SUBMIT);
  await expectPath(page, "/auth/verify/security");
  await click(page, 'input[aria-label="Digit 1 of 6"]');
  await page.pressKeys([...(await readCode(product, person.email))]);
  await expectPath(page, "/dashboard");

  const username = newUsername();
  await click(page, 'main a[href="/b/c"]');
  await makeCard(page, username);
  await expectText(page, TEXT.created);

  const stranger = await browserProcess.newPage();
  await stranger.open(`${product.url}/c/${username}`);
  await expectText(stranger, "Ada Byron");
  await expectText(stranger, "Analyst @ Engines");
  await expectText(stranger, person.email);
});

async function makeCard(page: DrivenPage, username: string): Promise<void> {
  await expectElement(page, "main input[type=file]");
  await page.chooseFile("main input[type=file]", PORTRAIT);
  await click(page, "button", "Use photo");
  await expectElement(page, 'main img[alt="Your photo"]');
  await goOn(page, "Next");
  await fill(page, "input[name=occupation]", "Analyst");
  await fill(page, "input[name=companyname]", "Engines");
  await fill(page, "textarea[name=bio]", "I count.");
  await goOn(page, "Next");
  await goOn(page, "Skip to your contact details");
  await fill(page, "input[name=phonenumber]", "+1 202 555 0142");
  await goOn(page, "Next");
  await goOn(page, "Skip to your link");
  await fill(page, "input[name=username]", username);
  await click(page, "button", "Save");
}

/** Each step has a heading of its own. */
async function goOn(page: DrivenPage, button: string): Promise<void> {
  const heading = () => page.evaluate(() => document.querySelector("main h1")?.textContent);
  const before = await heading();
  await click(page, "button", button);
  await expect.poll(heading).not.toBe(before);
}

/** From the local mailbox, where a person would read it. */
async function readCode({ url, mailboxUrl }: Product, email: string): Promise<string> {
  const key = new URL(await mailboxUrl()).searchParams.get("key");
  const find = async () => {
    const mailbox = await (
      await fetch(`${url}/dev/mailbox`, { headers: { cookie: `mailbox=${key}` } })
    ).text();
    const entry = mailbox.split("<li").find((text) => text.includes(email) && text.includes('class="code"'));
    return /class="code"[^>]*>(\d{6})</.exec(entry ?? "")?.[1] ?? "";
  };
  await expect.poll(find).toMatch(/^\d{6}$/);
  return find();
}
