/** Page object of the wizard that creates and edits cards, operated by mouse unless another method is given. */
import type { Page } from "@playwright/test";
import TEXT from "@visita/domain/answers/card/en";
import type { Channel } from "@visita/domain/card/channels";
import { expectToast } from "./accounts.ts";
import { expect } from "./fixtures.ts";
import { drawImage, pixelOf } from "./images.ts";
import { type InputMethod, mouse } from "./input-method.ts";

const usernameAvailable = (username: string) => TEXT.usernameAvailable.replace("{username}", username);

export const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });
export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
export const link = (page: Page, name: string) => page.getByRole("link", { name, exact: true });
export const textbox = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
export const save = (page: Page, input = mouse) => input.press(button(page, "Save"));

/** From 0 to 1. */
export function progress(page: Page): Promise<number> {
  const bar = page.getByRole("progressbar", { name: "Progress" });
  return bar.evaluate((element: HTMLProgressElement) => element.value);
}

export async function openWizard(page: Page): Promise<void> {
  await page.goto("/b/c");
  await expect(heading(page, "Your photo")).toBeVisible();
}

export async function openEditor(page: Page, fullname: string, input = mouse): Promise<void> {
  await page.goto("/dashboard");
  await input.press(button(page, `Edit card of ${fullname}`));
  await expect(heading(page, "Your photo")).toBeFocused();
}

export async function openEditorMenu(page: Page, fullname: string): Promise<void> {
  await page.goto("/dashboard");
  await page.getByRole("button", { name: `Edit card of ${fullname}` }).click();
  await page.getByRole("button", { name: "More for this card" }).click();
}

/** The next step's heading receives the focus, so that a screen reader announces it. An empty second side is skipped. */
export async function next(page: Page, step: string | RegExp = /./, input = mouse): Promise<void> {
  await input.press(page.getByRole("button", { name: /^(Next|Skip)$/ }));
  await expect(heading(page, step)).toBeFocused();
}

/** Opens a step from the menu of steps, with the keys that work in it. */
export async function goTo(page: Page, step: string): Promise<void> {
  await page.getByRole("button", { name: /Step \d+ of \d+ All steps$/ }).press("Enter");
  await page.getByRole("menuitem", { name: step }).press("Enter");
  await expect(heading(page, step)).toBeFocused();
}

type ImageKind = "photo" | "logo";
const PORTRAIT = { width: 200, height: 250 };

/** Chooses an image, accepts its crop and returns the size of the result. */
export async function chooseImage(page: Page, kind: ImageKind, size = PORTRAIT, input = mouse) {
  const buffer = await drawImage(page, { ...size, left: "red", right: "blue" });
  const chooser = page.waitForEvent("filechooser");
  await input.press(button(page, `Choose ${kind}`));
  await (await chooser).setFiles({ name: "image.png", mimeType: "image/png", buffer });
  const dialog = page.getByRole("dialog", { name: `Position your ${kind}` });
  await expect(dialog.getByRole("slider", { name: "Zoom" })).toBeVisible();
  await input.press(dialog.getByRole("button", { name: `Use ${kind}` }));
  await expect(button(page, `Replace ${kind}`)).toBeFocused();
  const source = await page.getByRole("main").getByAltText(`Your ${kind}`).getAttribute("src");
  return pixelOf(page, source ?? "", 0.5);
}

export async function fillPerson(page: Page, fullname: string, input = mouse): Promise<void> {
  await input.type(textbox(page, "Full name"), fullname);
  await input.type(textbox(page, "Occupation"), "Analyst");
  await input.type(textbox(page, "Company"), "Engines");
  await input.type(textbox(page, "Bio"), "I count.");
}

/** The contacts that every card needs. */
export async function fillContacts(page: Page, input = mouse): Promise<void> {
  await input.type(textbox(page, "Phone"), "+39 02 5550 0142");
  await input.type(textbox(page, "Email"), "ada@engines.example");
  await input.type(textbox(page, "SMS"), "+39 02 5550 0142");
}

/** The last step of a new card. */
export async function nameAndSave(page: Page, username: string, input: InputMethod): Promise<void> {
  await input.type(textbox(page, "Username"), username);
  await input.press(button(page, "Check"));
  await expectToast(page, usernameAvailable(username));
  await save(page, input);
  await expectToast(page, "card created successfully!");
  await expect(page).toHaveURL("/dashboard");
  await input.press(newCardDialog(page).getByRole("button", { name: "Close" }));
  await expect(newCardDialog(page)).toBeHidden();
}

/** Shown once on the dashboard. */
export const newCardDialog = (page: Page) => page.getByRole("dialog", { name: "Your card is live." });

export async function saveChanges(page: Page, input: InputMethod): Promise<void> {
  await save(page, input);
  await expectToast(page, "card updated successfully!");
  await expect(page).toHaveURL("/dashboard");
}

/** What the plan does not open is blurred and inert: it has no accessible names, and Tab skips it. */
export async function expectLocked(page: Page): Promise<void> {
  const main = page.getByRole("main");
  await expect(main.getByText("Please consider upgrading to access this feature..")).toBeVisible();
  await expect(main.locator("[inert]")).toHaveCSS("filter", /blur\(7px\)/);
  await expect(main.getByRole("textbox").or(main.getByRole("radio"))).toHaveCount(0);
  await expect(main.getByRole("link", { name: "See plans" })).toHaveCount(0);
  await page.keyboard.press("Tab");
  const skip = main.getByRole("button", { name: /^Skip to your/ });
  if ((await skip.count()) > 0) {
    await expect(skip).toBeFocused();
    await page.keyboard.press("Tab");
  }
  await expect(main.locator(":focus")).toHaveCount(0);
}

export async function expectLimit(page: Page): Promise<void> {
  await expect(
    page.getByRole("heading", { name: "You have reached your usage limit for this package." }),
  ).toBeVisible();
  await expect(button(page, "Next")).toHaveCount(0);
}

/** A value that the channel's rules accept as typed. */
export function sampleFor({ inputMode, placeholder }: Channel): string {
  if (inputMode === "tel") return "+39 333 555 0140";
  return inputMode === "email" ? "ada@engines.example" : placeholder;
}

/** The values of a step's fields by their names. */
export function fieldValues(page: Page): Promise<Record<string, string>> {
  return page
    .getByRole("main")
    .locator("input[name]")
    .evaluateAll((fields: HTMLInputElement[]) =>
      Object.fromEntries(fields.map(({ name, value }) => [name, value])),
    );
}
