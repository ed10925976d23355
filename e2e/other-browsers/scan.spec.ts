import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { createSignedInSession } from "../../tools/harness/accounts.ts";
import { photoOfCode, vcard } from "../code-pictures.ts";
import { test } from "./fixtures.ts";
import { click, expectElement, expectText } from "./page.ts";

test("a code in a photo becomes a contact", async ({ drivenPage: page, product, browserToDrive }) => {
  const photo = join(tmpdir(), `code-${browserToDrive}-${process.pid}.jpg`);
  await writeFile(photo, await photoOfCode(vcard("Kwame Asante", "TEL:+1 202 555 0117")));
  const { cookieName, cookieValue } = await createSignedInSession({
    kind: "sqlite",
    file: product.databaseFile,
  });
  await page.open(`${product.url}/contact`);
  await page.evaluate(
    (name, value) => {
      // biome-ignore lint/suspicious/noDocumentCookie: WebKit has had the Cookie Store API for too short a time
      document.cookie = `${name}=${value}; path=/`;
    },
    cookieName,
    cookieValue,
  );
  await page.open(`${product.url}/contacts/scan`);
  // No browser without a screen has a camera.
  await expectElement(page, "main input[type=file]");
  // The field is drawn anew once the browser has said that it has no camera.
  await expect(() => page.chooseFile("main input[type=file]", photo)).toPass();
  await expectText(page, "Kwame Asante");
  await expectText(page, "+1 202 555 0117");
  await click(page, "button", "Keep");
  await expectText(page, "Sent");
});
