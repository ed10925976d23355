import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readZip } from "../apps/server/src/lib/read-zip.ts";
import { cardFields } from "../tools/harness/cards.ts";
import { expectAccessibleEverywhere, expectToFit } from "./accessibility.ts";
import { expectToast } from "./accounts.ts";
import { expect, test } from "./fixtures.ts";

const CONTACT_FILE = [
  "BEGIN:VCARD",
  "VERSION:4.0",
  "FN:نور الهاشمي",
  "ORG:Dar Al-Qalam",
  "TITLE:Translator",
  'TEL;VALUE=uri;TYPE="cell,voice":tel:+1-202-555-0139',
  "EMAIL;PREF=1:nour@daralqalam.example",
  "EMAIL;PREF=2:nour.private@post.example",
  "BDAY:--0412",
  "X-SKYPE:nour.h",
  "NOTE:Translates between three languages.",
  "PHOTO:data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7",
  "END:VCARD",
  "",
].join("\r\n");

const MEGABYTE = 1024 * 1024;
const ZIP_LIMITS = { maxFiles: 100, maxBytes: 10 * MEGABYTE, maxBytesOf: () => MEGABYTE };

test.use({ allowedConsoleErrors: [/status of 400/] });

const contactFile = { name: "nour.vcf", mimeType: "text/vcard", buffer: Buffer.from(CONTACT_FILE) };

test("a copy of everything is made, downloaded and read back", async ({ signedInPage: page }, testInfo) => {
  const username = `copy${process.pid}`;
  await page.request.post("/api/card/add", { data: await cardFields({ username }) });
  await page.goto("/account/settings");
  const data = page.getByRole("region", { name: "Your data" });
  await data.getByRole("button", { name: "Make a copy" }).click();
  const link = data.getByRole("link", { name: "Download" });
  await expect(link).toBeVisible();
  await expectAccessibleEverywhere(page, "a copy that is ready");
  await expectToFit(page, [320, 390]);
  const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
  expect(download.suggestedFilename()).toMatch(/^visita-robin-\d{4}-\d\d-\d\d\.zip$/);
  const file = join(testInfo.outputDir, "copy.zip");
  await download.saveAs(file);
  const files = await readZip(readFileSync(file), ZIP_LIMITS);
  const copied = files.get(`cards/${username}.html`)?.toString() ?? "";
  expect(copied).toContain("Robin Sample</h1>");
  // What only the server answers would lead nowhere from a file.
  expect(copied).not.toMatch(/href="[/?](?!favicon|apple|manifest|assets)|<script data-modules/);

  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Choose ZIP" }).click();
  await (await chooser).setFiles(file);
  const dialog = page.getByRole("dialog", { name: /^Import copy\.zip/ });
  await expect(dialog).toContainText("Already here.");
  await expectAccessibleEverywhere(page, "the look before an import");
  await dialog.getByRole("button", { name: "Cancel" }).click();
});

test("a file that is no copy is refused with a sentence", async ({ signedInPage: page }) => {
  await page.goto("/account/settings");
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Choose ZIP" }).click();
  const file = { name: "notes.zip", mimeType: "application/zip", buffer: Buffer.from("hello") };
  await (await chooser).setFiles(file);
  await expectToast(page, "This is not a copy from here. Please choose the ZIP you downloaded.");
});

test("a contact file opens the wizard filled in and says what was left out", async ({
  signedInPage: page,
}) => {
  await page.goto("/account/settings");
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Choose .vcf" }).click();
  await (await chooser).setFiles(contactFile);
  await expect(page.getByRole("heading", { name: "Imported from nour.vcf" })).toBeFocused();
  const taken = page.getByRole("region", { name: "Imported, 7", exact: true });
  await expect(taken).toContainText("Translator, Dar Al-Qalam");
  await expect(taken).toContainText("Taken from the mobile number");
  const skipped = page.getByRole("region", { name: "Not imported, 3" });
  await expect(skipped).toContainText("A card has room for one. nour.private@post.example was left out.");
  await expect(skipped).toContainText("X-SKYPE");
  await expectAccessibleEverywhere(page, "what a contact file gives");
  await expectToFit(page, [320, 390]);
  await page.getByRole("button", { name: "Continue with this card" }).click();
  await expect(page.getByRole("img", { name: "Your photo" })).toBeVisible();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByLabel(/Full name/)).toHaveValue("نور الهاشمي");
});
