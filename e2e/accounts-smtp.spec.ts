import { test as base, expect } from "@playwright/test";
import { ACCOUNT_TIMES } from "@visita/domain/account/account.constants";
import { type FakeSmtp, startFakeSmtp } from "../tools/harness/fake-smtp.ts";
import { expectToast, fillLogin, somebody, typeCode } from "./accounts.ts";
import { type Product, startProduct } from "./product.ts";

/** The code in the newest mail with this subject, once it has arrived. */
function codeIn({ received }: FakeSmtp, email: string, subject: RegExp): string | undefined {
  const mail = received.findLast(
    (each) => subject.test(each.subject ?? "") && each.envelopeTo.includes(email),
  );
  return /(?<!\d)\d{6}(?!\d)/.exec(mail?.text ?? "")?.[0];
}

const test = base.extend<{ mail: FakeSmtp; product: Product }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from this pattern
  mail: async ({}, use) => {
    const mail = await startFakeSmtp();
    await use(mail);
    await mail.stop();
  },
  product: async ({ mail }, use) => {
    const product = await startProduct({ SMTP_URL: mail.url });
    await use(product);
    await product.stop();
  },
  baseURL: async ({ product }, use) => use(product.url),
});

test("with a real mail server the same journey goes through somebody's mailbox", async ({ page, mail }) => {
  const person = somebody();
  const arrived = async (subject: RegExp) => {
    await expect.poll(() => codeIn(mail, person.email, subject)).toBeTruthy();
    return String(codeIn(mail, person.email, subject));
  };
  await page.clock.install();
  await page.request.post("/api/auth/register", { data: person });

  await page.goto("/auth/signin");
  await expect(page.getByRole("link", { name: /mailbox/i })).toHaveCount(0);
  await fillLogin(page, person);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expectToast(page, "A security code was sent to your email.");
  await page.clock.fastForward(ACCOUNT_TIMES.loginCodeRedirect);
  await typeCode(page, await arrived(/security code/i));
  await page.clock.fastForward(ACCOUNT_TIMES.loginVerifiedRedirect);
  await expect(page).toHaveURL("/dashboard");

  await page.getByRole("button", { name: "Log out" }).first().click();
  await expect(page).toHaveURL("/");
  await page.goto("/auth/forgot/password");
  await page.getByLabel("Email").fill(person.email);
  await page.locator("main button[type=submit]").click();
  await expect(page).toHaveURL("/auth/verify/otp");
  await page.clock.fastForward(ACCOUNT_TIMES.recoveryCodeRequest);
  await typeCode(page, await arrived(/new .* password/i));
  await page.clock.fastForward(ACCOUNT_TIMES.recoveryVerifiedRedirect);
  await expect(page).toHaveURL("/auth/password/reset");

  expect((await page.request.get("/dev/mailbox")).status()).toBe(404);
});
