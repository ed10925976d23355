import { expect, type Locator, type Page } from "@playwright/test";

/** How a person operates the controls of a page. */
export type InputMethod = {
  press: (control: Locator) => Promise<void>;
  type: (field: Locator, text: string) => Promise<void>;
  choose: (radio: Locator) => Promise<void>;
};

export const mouse: InputMethod = {
  press: (control) => control.click(),
  type: (field, text) => field.fill(text),
  choose: (radio) => radio.check(),
};

export const touch: InputMethod = {
  press: (control) => control.tap(),
  type: (field, text) => field.fill(text),
  choose: (radio) => radio.tap(),
};

/** More than any page has focusable elements. */
const MAX_TAB_STOPS = 80;

/** Reaches every control with the Tab key. */
export function keyboardOf(page: Page): InputMethod {
  const { keyboard } = page;

  async function reach(control: Locator): Promise<void> {
    // Resolved once: resolving a role and name takes longer than pressing the key.
    const element = await control.elementHandle();
    const isFocused = () => page.evaluate((wanted) => wanted === document.activeElement, element);
    for (let stop = 0; stop < MAX_TAB_STOPS && !(await isFocused()); stop += 1) await keyboard.press("Tab");
    await expect(control).toBeFocused();
  }

  return {
    async press(control) {
      await reach(control);
      await keyboard.press("Enter");
    },
    async type(field, text) {
      await reach(field);
      await keyboard.press("ControlOrMeta+a");
      await keyboard.insertText(text);
    },
    async choose(radio) {
      await reach(page.getByRole("radio", { checked: true }));
      for (let stop = 0; stop < MAX_TAB_STOPS && !(await radio.isChecked()); stop += 1)
        await keyboard.press("ArrowRight");
    },
  };
}
