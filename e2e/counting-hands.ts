import type { Locator, Page } from "@playwright/test";

/** Counts what a person does. Choosing a file happens outside of the page, and counts as a field. */
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

export type Hands = ReturnType<typeof countingHands>;
