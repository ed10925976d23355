import { PUBLIC_PAGES } from "@visita/domain/site/page-ports";
import { expectAccessibleEverywhere, expectToFit } from "./accessibility.ts";
import { expect, test } from "./fixtures.ts";

const PAGES = PUBLIC_PAGES.filter((path) => path !== "/");

test("the pages of the site are accessible, and nothing sticks out sideways from 320 px up", async ({
  page,
}) => {
  for (const path of PAGES) {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(path, { waitUntil: "networkidle" });
    await expectToFit(page, [320, 704, 1024, 1280], path);
    if (path === "/contact") await page.getByRole("button", { name: "Send message" }).click();
    await expectAccessibleEverywhere(page, path);
  }
});

test("the features are twelve, and the plans have their prices and lead to the subscription", async ({
  page,
}) => {
  await page.goto("/features");
  const numbers = await page
    .getByRole("main")
    .locator("ol")
    .evaluateAll((lists) =>
      lists.flatMap((list) => Array.from(list.children, (_, at) => (list as HTMLOListElement).start + at)),
    );
  expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  await expect(page.getByRole("main").locator("ol").getByRole("heading", { level: 3 })).toHaveCount(12);
  await page.goto("/pricing");
  for (const [name, ...texts] of [
    ["Forever Free", "$0 per month"],
    ["Premium Monthly", "$10 per month", "+pay-as-you-go", "Most Popular"],
    ["Premium Yearly", "$100 per year", "best value", "Save 17%"],
  ] as const) {
    const plan = page.getByRole("article", { name });
    for (const text of texts) await expect(plan).toContainText(text);
    await expect(plan.getByRole("link", { name: "Get Started" })).toHaveAttribute("href", "/subscription");
  }
  await expect(page.getByRole("rowheader", { name: "Cards", exact: true })).toHaveCSS("text-align", "start");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  const SAYS = {
    "/about": ["The story", "How it stays open", "From the founders"],
    "/features": ["Make it yours", "Share it", "Keep it current", "Works offline"],
    "/pricing": ["Premium Yearly", "What each plan contains", "Can I cancel?"],
    "/contact": ["Get in touch"],
    "/accessibility": ["What was tested, and how", "What does not work", "Tell us"],
  };

  test("each page can be read and its links work", async ({ page, request }) => {
    const targets = new Set<string>();
    for (const [path, texts] of Object.entries(SAYS)) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      for (const text of texts) await expect(page.getByText(text).first()).toBeVisible();
      const links = await page
        .getByRole("link")
        .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
      expect(links.length, path).toBeGreaterThan(5);
      for (const link of links) if (!link.startsWith("#")) targets.add(link);
    }
    for (const target of targets) expect((await request.get(target)).status(), target).toBe(200);
  });
});

test.describe("heads", () => {
  test.use({ javaScriptEnabled: false, allowedConsoleErrors: [/status of 404/] });

  test("every public page has its title, description, address and share picture", async ({
    page,
    request,
    baseURL,
  }) => {
    const seen = new Set<string>();
    for (const path of PUBLIC_PAGES) {
      await page.goto(`${path}?from=elsewhere`);
      const content = (selector: string) => page.locator(selector).getAttribute("content");
      const address = `${baseURL}${path}`;
      expect(await page.title()).toMatch(/^.+ \| Visita$/);
      await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", address);
      expect(await content("meta[property='og:url']")).toBe(address);
      const description = await content("meta[name=description]");
      expect(description?.length).toBeGreaterThan(50);
      expect(await content("meta[property='og:description']")).toBe(description);
      expect(await content("meta[name='twitter:card']")).toBe("summary_large_image");
      expect(await content("meta[name='twitter:image']")).toBe(await content("meta[property='og:image']"));
      await expect(page.locator("meta[name=robots]")).toHaveCount(0);
      seen.add(`${await page.title()} ${description}`);
    }
    expect(seen.size).toBe(PUBLIC_PAGES.length);
    const picture = await request.get(
      (await page.locator("meta[property='og:image']").getAttribute("content")) ?? "",
    );
    expect(picture.headers()["content-type"]).toBe("image/png");
    // Width and height stand at a fixed place in the file.
    const bytes = await picture.body();
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  });

  test("what is not for search engines says so", async ({ page }) => {
    for (const path of ["/auth/signin", "/auth/signup", "/auth/forgot/password", "/dashboard", "/404"]) {
      await page.goto(path);
      await expect(page.locator("meta[name=robots]"), path).toHaveAttribute("content", "noindex");
      await expect(page.locator("link[rel=canonical]")).toHaveCount(0);
    }
  });
});
