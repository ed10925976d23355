import { settle } from "./visitors.mjs";
import { writeAvif } from "./write-picture.mjs";

/** Narrow enough for its text to be read at half the size. */
const TABLET = { width: 880, height: 1400 };
const SHOWN = { width: 840, height: 560 };

/** Pages of the example account, in the order in which the home page tells of them. */
export const EXAMPLE_PAGES = [
  {
    name: "insights",
    open: (page) => page.goto("/insights"),
    ready: (page) => page.getByRole("img", { name: /^Views and saves by day/ }),
  },
  {
    name: "contacts",
    open: (page) => page.goto("/contacts"),
    ready: (page) => page.getByText("Samuel Wright").first(),
  },
  {
    name: "kit",
    open: async (page) => page.goto(`/cards/${await firstCard(page)}/kit`),
    ready: (page) => page.getByRole("link", { name: /Email signature/ }).first(),
  },
];

/** The upper parts of the pages that come after a card. */
export async function takeStory({ visit }) {
  for (const example of EXAMPLE_PAGES) {
    await visit({ account: "demo-account", viewport: TABLET, scale: 2 }, async (page) => {
      await openExample(page, example);
      const { x, y } = await page.locator("#main").boundingBox();
      const png = await page.screenshot({ animations: "disabled", clip: { x, y, ...SHOWN } });
      await writeAvif(`story/${example.name}.avif`, png, { width: 1200, quality: 54 });
    });
  }
}

/** Without the note that it is an example, which the text beside the picture says. */
export async function openExample(page, { open, ready }) {
  await open(page);
  await ready(page).waitFor();
  await page.addStyleTag({ content: ".example-note { display: none }" });
  await settle(page);
}

async function firstCard(page) {
  await page.goto("/dashboard");
  await page.locator("#main .business-card").first().waitFor();
  return page.evaluate(async () => {
    const insights = await (await fetch("/api/insights?days=7")).json();
    return insights.cards[0].cardid;
  });
}
