import { expect, type Locator, type Page } from "@playwright/test";

/** What a person does a thing with. */
export type Hands = {
  press: (control: Locator) => Promise<void>;
  type: (field: Locator, text: string) => Promise<void>;
  choose: (radio: Locator) => Promise<void>;
};

export const fingers: Hands = {
  press: (control) => control.tap(),
  type: (field, text) => field.fill(text),
  choose: (radio) => radio.tap(),
};

/** More than any page here has places for the focus. */
const PLACES = 80;

/** Reaches everything with the Tab key, as somebody without a mouse does. */
export function keyboardOf(page: Page): Hands {
  const { keyboard } = page;

  async function reach(control: Locator): Promise<void> {
    // Found once: looking for a name takes longer than the key itself.
    const element = await control.elementHandle();
    const isReached = () => page.evaluate((wanted) => wanted === document.activeElement, element);
    for (let place = 0; place < PLACES && !(await isReached()); place += 1) await keyboard.press("Tab");
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
      for (let place = 0; place < PLACES && !(await radio.isChecked()); place += 1)
        await keyboard.press("ArrowRight");
    },
  };
}
