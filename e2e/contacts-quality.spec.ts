import type { Page } from "@playwright/test";
import type { PersonSummary } from "@visita/domain/address-book/person.contract";
import { DESKTOP, expectAccessibleAndFit, expectAccessibleInBothSchemes, PHONE } from "./accessibility.ts";
import { addCard, goOnUntil } from "./cards.ts";
import { expect, test } from "./fixtures.ts";

const LONG_EMAIL = "oluwaseun.adebayo-whitfield@museum-of-everyday-things.example";
test.use({ allowedConsoleErrors: [/status of (400|409)/] });

async function addPeople(page: Page) {
  const people = [
    {
      name: "Kwame Asante",
      email: "kwame@haldenvoss.example",
      phone: "+1 202 555 0117",
      tags: ["Follow up"],
    },
    { name: "佐藤 美咲", phone: "+1 202 555 0123", met: "東京デザインウィーク" },
    {
      name: "Oluwaseun Adébáyọ̀-Whitfield",
      email: LONG_EMAIL,
      role: "Director of Collections",
      company: "Museum of Everyday Things, Lagos and Leeds",
      tags: ["Follow up", "Press"],
    },
    { name: "ليلى الحسن", email: "layla@yasmin.example" },
  ];
  for (const data of people) expect((await page.request.post("/api/contacts", { data })).status()).toBe(201);
}

test("contacts are accessible and fit: empty, listed, filtered, none found, with all dialogs", async ({
  signedInPage: page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await addCard(page.request, { fullname: "Robin Sample" });
  await page.goto("/contacts");
  await expect(page.getByRole("heading", { name: "No contacts yet" })).toBeVisible();
  await expectAccessibleAndFit(page, "empty");

  await addPeople(page);
  await page.goto("/contacts");
  await expect(page.getByRole("region", { name: "People" })).toBeVisible();
  await expectAccessibleAndFit(page, "list");

  await page.goto("/contacts?tag=Follow+up");
  await expect(page.getByText("2 of 4 contacts")).toBeVisible();
  await expectAccessibleAndFit(page, "filtered");
  await page.setViewportSize(PHONE);
  await page.getByRole("button", { name: "Filters, 1 on" }).click();
  await expect(page.getByRole("dialog", { name: "Filters" })).toBeVisible();
  await expectAccessibleInBothSchemes(page, "filters");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Export" }).click();
  await expect(page.getByRole("dialog", { name: "Export" })).toBeVisible();
  await expectAccessibleInBothSchemes(page, "export on a phone");
  await page.keyboard.press("Escape");
  await page.setViewportSize(DESKTOP);
  await page.getByRole("button", { name: "Export" }).click();
  await expect(page.getByRole("menu")).toBeVisible();
  await expectAccessibleInBothSchemes(page, "export on a desktop", { include: "[role=menu]" });

  await page.goto("/contacts?q=brescia");
  await expect(page.getByRole("heading", { name: "No contacts found for “brescia”" })).toBeVisible();
  await expectAccessibleAndFit(page, "none found");

  const { people } = (await (await page.request.get("/api/contacts?q=oluwaseun")).json()) as {
    people: PersonSummary[];
  };
  await page.goto(`/contacts?person=${people[0]?.personid}`);
  await expect(page.getByRole("button", { name: "Save to phone" })).toBeVisible();
  await expectAccessibleAndFit(page, "one person");
  await page.getByRole("button", { name: "Edit" }).click();
  await expect(page.getByRole("dialog", { name: /^Edit Oluwaseun/ })).toBeVisible();
  await expectAccessibleAndFit(page, "form");
});

test("the import is accessible and fits", async ({ signedInPage: page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await addPeople(page);
  await page.goto("/contacts/import");
  await expect(page.getByRole("button", { name: "Choose a file" })).toBeVisible();
  await expectAccessibleAndFit(page, "choice of a file");
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Choose a file" }).click();
  const rows = [
    "Nome e cognome,E-mail,Telefono,Azienda,Stand",
    `Gwendolyn Fitzgerald-Oyelaran,${LONG_EMAIL},,The Long Room,H3`,
    "Kwame Asante,kwame@haldenvoss.example,+1 202 555 0117,Halden & Voss,D41",
    ",,,,D41",
  ];
  const buffer = Buffer.from(rows.join("\n"));
  await (await chooser).setFiles({ name: "salone-leads.csv", mimeType: "text/csv", buffer });
  await expect(page.getByRole("heading", { name: "Match the columns" })).toBeVisible();
  await expectAccessibleAndFit(page, "import");
});

test("everything of a person can be done by the keyboard alone", async ({ signedInPage: page }) => {
  await addPeople(page);
  await page.setViewportSize(DESKTOP);
  await page.goto("/contacts");
  await page.getByRole("link", { name: /Kwame Asante/ }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Kwame Asante" })).toBeFocused();
  await page.getByRole("button", { name: "Add a tag" }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.type("Press");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Remove tag Press" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Add a tag" })).toBeFocused();
  await page.getByRole("button", { name: "Edit" }).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Edit Kwame Asante" });
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: "Edit" })).toBeFocused();
});

test("the offer on the dashboard and the switches are accessible and fit", async ({ signedInPage: page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { cardid } = await addCard(page.request, { fullname: "Robin Sample" });
  await page.route("**/api/exchange/offer", (route) =>
    route.request().method() === "GET" ? route.fulfill({ json: { cards: 2 } }) : route.continue(),
  );
  await page.goto("/dashboard");
  const offer = page.getByRole("region", { name: "Let people share their details" });
  await expect(offer.getByRole("button", { name: "Turn on for both cards" })).toBeVisible();
  await expectAccessibleAndFit(page, "offer");
  await offer.getByRole("button", { name: "Not now" }).click();
  await expect(offer).toBeHidden();
  await expect(page.getByRole("heading", { level: 1, name: "Your cards" })).toBeFocused();

  await page.goto(`/b/u?card=${cardid}`);
  const toggle = page.getByRole("switch", { name: "Share your details" });
  await goOnUntil(page, toggle);
  await expectAccessibleAndFit(page, "last step of the editor");

  await page.goto("/account/settings#notifications");
  const mails = page.getByRole("switch", { name: "New contacts" });
  await expect(mails).toBeChecked();
  await expectAccessibleAndFit(page, "notifications");
  await mails.focus();
  await page.keyboard.press("Space");
  await expect(mails).not.toBeChecked();
  const weekly = page.getByRole("switch", { name: "Weekly summary" });
  await expect(weekly).not.toBeChecked();
  await weekly.press("Space");
  await expect(weekly).toBeChecked();
  await page.reload();
  await expect(mails).not.toBeChecked();
  await expect(weekly).toBeChecked();
});
