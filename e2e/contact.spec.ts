import type { Page } from "@playwright/test";
import { answer, expectToast, refusal } from "./accounts.ts";
import { expect, test, WHOLE } from "./fixtures.ts";
import { productOf } from "./product.ts";

const CALL = "com/contactus";

const FILLED = {
  "Your name": "Robin Sample",
  Email: "robin@person.example",
  Phone: "+44 20 5550 0812",
  Message: "How do I change my card?",
};

async function open(page: Page): Promise<void> {
  await page.goto("/contact");
  await expect(sendButton(page)).toBeEnabled();
}

const sendButton = (page: Page) => page.locator("main button[type=submit]");
const field = (page: Page, label: string) => page.getByRole("textbox", { name: label });
const choice = (page: Page, label: string) => page.getByRole("combobox", { name: label });

async function choose(page: Page, label: string, option: string): Promise<void> {
  await choice(page, label).click();
  await page.getByRole("option", { name: option }).click();
  await expect(page.getByRole("listbox")).toBeHidden();
}

async function fill(page: Page, changes: Partial<typeof FILLED> = {}): Promise<void> {
  for (const [label, text] of Object.entries({ ...FILLED, ...changes })) await field(page, label).fill(text);
  await choose(page, "How did you hear about us?", "Someone told me");
  await choose(page, "What can we help you with?", "Support");
}

async function expectFilled(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(FILLED)) await expect(field(page, label)).toHaveValue(text);
  await expect(choice(page, "How did you hear about us?")).toHaveText("Someone told me");
  await expect(choice(page, "What can we help you with?")).toHaveText("Support");
}

test("a message is sent once, confirmed, and the form is empty again", async ({ page }) => {
  await open(page);
  await fill(page);
  const bodies: unknown[] = [];
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(`**/api/${CALL}`, async (route) => {
    bodies.push(route.request().postDataJSON());
    await held;
    await route.continue();
  });
  await sendButton(page).dblclick();
  await expect(page.getByRole("button", { name: "Sending..." })).toHaveAttribute("aria-busy", "true");
  await field(page, "Your name").press("Enter");
  letThrough();
  await expectToast(page, "Message sent successfully.");
  expect(bodies).toEqual([
    {
      username: "Robin Sample",
      replyto: "robin@person.example",
      subject: "Contact form: support",
      text: [
        "Name: Robin Sample",
        "Email: robin@person.example",
        "Phone: +44 20 5550 0812",
        "Heard of us through: referal",
        "About: support",
        "",
        "How do I change my card?",
      ].join("\n"),
    },
  ]);
  for (const label of Object.keys(FILLED)) await expect(field(page, label)).toHaveValue("");
  await expect(choice(page, "How did you hear about us?")).toHaveText("Choose one");
  await expect(choice(page, "What can we help you with?")).toHaveText("Choose a subject");
  await expect(page.getByText("0 of 150 words")).toBeVisible();
  await expect(page.getByRole("button", { name: "Send message" })).toBeVisible();

  await page.goto(await productOf(page.url()).mailboxUrl());
  const newest = page.getByRole("listitem").first();
  await expect(newest).toContainText("support@localhost");
  await newest.getByRole("link").click();
  await expect(page.getByText("robin@person.example", { exact: true })).toBeVisible();
  await expect(page.frameLocator("iframe").getByText("How do I change my card?")).toBeVisible();
});

test.describe("when sending fails", () => {
  test.use({ allowedConsoleErrors: [/status of (429|500|502)|ERR_FAILED/] });

  test("the reason is told, nothing typed is lost, and it can be tried again", WHOLE, async ({ page }) => {
    await open(page);
    await fill(page);
    const failing = async (text: string) => {
      await sendButton(page).click();
      await expectToast(page, text);
      await expectFilled(page);
      await expect(page.getByRole("button", { name: "Send message" })).toBeVisible();
      await page.unrouteAll();
    };
    await answer(page, CALL, 429, refusal("Too many messages. Please try again later.", "rate_limited"));
    await failing("Too many messages. Please try again later.");
    await answer(page, CALL, 500, {});
    await failing("An unknown error occurred.");
    await page.route(`**/api/${CALL}`, (route) => route.abort());
    await failing("Network error or request timeout");
    await page.evaluate(() => {
      AbortSignal.timeout = () => {
        throw new Error("something else");
      };
    });
    await failing("Unexpected error. Please try again later.");
    await page.reload();
    await expect(sendButton(page)).toBeEnabled();
    await fill(page);
    await sendButton(page).click();
    await expectToast(page, "Message sent successfully.");
  });

  test("an answer that does not come within 20 seconds counts as none", WHOLE, async ({ page }) => {
    await page.addInitScript(() => {
      const real = AbortSignal.timeout.bind(AbortSignal);
      AbortSignal.timeout = (ms) => real(ms / 100);
    });
    await open(page);
    await fill(page);
    await page.route(`**/api/${CALL}`, () => {});
    await sendButton(page).click();
    await expectToast(page, "Network error or request timeout");
    await expectFilled(page);
    await page.unrouteAll({ behavior: "ignoreErrors" });
  });
});
