import type { Locator, Page } from "@playwright/test";
import { expect } from "./fixtures.ts";
import { drawImage } from "./images.ts";
import { button } from "./wizard-page.ts";

/** Counts what a person does in the page. */
export function countingHands(page: Page) {
  const done = { presses: 0, fields: 0 };
  return {
    done,
    async press(control: Locator) {
      done.presses += 1;
      await control.click();
    },
    async type(field: Locator, text: string) {
      done.fields += 1;
      await field.focus();
      await page.keyboard.type(text);
    },
  };
}

type Hands = ReturnType<typeof countingHands>;

/** The choice of the file itself happens outside of the page. */
export async function choosePhoto(page: Page, hands: Hands) {
  const buffer = await drawImage(page, { width: 200, height: 250, left: "red", right: "blue" });
  const chooser = page.waitForEvent("filechooser");
  await hands.press(button(page, "Choose photo"));
  await (await chooser).setFiles({ name: "me.png", mimeType: "image/png", buffer });
  await hands.press(button(page, "Use photo"));
  await expect(button(page, "Replace photo")).toBeVisible();
}
