import { expect, type Page } from "@playwright/test";
import { usernameAvailable } from "@visita/domain/card/card.messages";
import type { Channel } from "@visita/domain/card/channels";
import { expectToast } from "./accounts.ts";
import type { Hands } from "./hands.ts";
import { drawPicture, pixelOf } from "./pictures.ts";

export const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
export const link = (page: Page, name: string) => page.getByRole("link", { name, exact: true });
export const box = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });

/** From 0 to 1. */
export function progress(page: Page): Promise<number> {
  const bar = page.getByRole("progressbar", { name: "Progress" });
  return bar.evaluate((element: HTMLProgressElement) => element.value);
}

/** The heading has the focus, so a screen reader says it. */
export async function next(page: Page, hands: Hands, step: string): Promise<void> {
  await hands.press(button(page, "Next"));
  await expect(heading(page, step)).toBeFocused();
}

/** By the list of steps, with the keys that work in it. */
export async function jumpTo(page: Page, step: string): Promise<void> {
  await page.getByRole("button", { name: /Step \d+ of \d+$/ }).press("Enter");
  await page.getByRole("menuitem", { name: step }).press("Enter");
  await expect(heading(page, step)).toBeFocused();
}

/** What is behind the notice is blurred; it has no names, and the focus goes past it. */
export async function expectShut(page: Page): Promise<void> {
  const main = page.getByRole("main");
  await expect(main.getByText("Please consider upgrading to access this feature..")).toBeVisible();
  await expect(main.locator("[inert]")).toHaveCSS("filter", /blur\(7px\)/);
  await expect(main.getByRole("textbox").or(main.getByRole("radio"))).toHaveCount(0);
  await page.keyboard.press("Tab");
  await expect(main.getByRole("link", { name: "See plans" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(main.locator(":focus")).toHaveCount(0);
}

type Size = { width: number; height: number };

export async function choosePicture(
  page: Page,
  hands: Hands,
  kind: "photo" | "logo",
  size: Size,
): Promise<Size> {
  const buffer = await drawPicture(page, { ...size, left: "red", right: "blue" });
  const chooser = page.waitForEvent("filechooser");
  await hands.press(button(page, `Choose ${kind}`));
  await (await chooser).setFiles({ name: "picture.png", mimeType: "image/png", buffer });
  const dialog = page.getByRole("dialog", { name: `Position your ${kind}` });
  await expect(dialog.getByRole("slider", { name: "Zoom" })).toBeVisible();
  await hands.press(dialog.getByRole("button", { name: `Use ${kind}` }));
  await expect(button(page, `Replace ${kind}`)).toBeFocused();
  const source = await page.getByRole("main").getByAltText(`Your ${kind}`).getAttribute("src");
  return pixelOf(page, source ?? "", 0.5);
}

/** Photo and personal information; ends on the latter. */
export async function fillPerson(page: Page, hands: Hands, fullname: string): Promise<void> {
  await expect(heading(page, "Step 1 of 12, Profile photo: Your photo")).toBeFocused();
  await expect(button(page, "Prev")).toBeDisabled();
  const { width, height } = await choosePicture(page, hands, "photo", { width: 400, height: 250 });
  expect(width / height).toBeCloseTo(4 / 5, 2);
  await next(page, hands, "Step 2 of 12, Personal information: About you");
  await hands.type(box(page, "Full name"), fullname);
  await hands.type(box(page, "Occupation"), "Analyst");
  await hands.type(box(page, "Company"), "Engines");
  await hands.type(box(page, "Bio"), "I count.");
  await expect(page.getByText("2 of 100 words")).toBeVisible();
}

export async function fillRequired(page: Page, hands: Hands): Promise<void> {
  await hands.type(box(page, "Phone"), "+39 02 5550 0142");
  await hands.type(box(page, "Email"), "ada@engines.example");
  await hands.type(box(page, "SMS"), "+39 02 5550 0142");
}

/** The last step of a new card. */
export async function nameAndSave(page: Page, hands: Hands, username: string): Promise<void> {
  await hands.type(box(page, "Username"), username);
  await hands.press(button(page, "Check"));
  await expectToast(page, usernameAvailable(username));
  await hands.press(button(page, "Save"));
  await expectToast(page, "card created successfully!");
  await expect(page).toHaveURL("/dashboard");
}

export async function saveChanges(page: Page, hands: Hands): Promise<void> {
  await hands.press(button(page, "Save"));
  await expectToast(page, "card updated successfully!");
  await expect(page).toHaveURL("/dashboard");
}

export async function openEditor(page: Page, hands: Hands, fullname: string, step: string): Promise<void> {
  await page.goto("/dashboard");
  await hands.press(button(page, `Edit card of ${fullname}`));
  await expect(heading(page, step)).toBeFocused();
}

export async function expectLimit(page: Page): Promise<void> {
  await expect(
    page.getByRole("heading", { name: "You have reached your usage limit for this package." }),
  ).toBeVisible();
  await expect(button(page, "Next")).toHaveCount(0);
}

/** What everybody sees. Ten channels are open to all, the others and the QR code to Premium. */
export async function expectPublicForm(
  page: Page,
  username: string,
  form: "free" | "premium",
): Promise<void> {
  await page.goto(`/c/${username}`);
  await expect(heading(page, "Ada Byron")).toBeVisible();
  const channels = page.getByRole("tabpanel");
  await expect(channels.getByText("+39 333 555 0140").first()).toBeVisible();
  const premiumParts = form === "free" ? 0 : 1;
  await expect(channels.getByText("My songs")).toHaveCount(premiumParts);
  const actions = page.getByRole("region", { name: "Actions" });
  await expect(actions.getByRole("link", { name: "QR code" })).toHaveCount(premiumParts);
}

/** Something that a channel takes as it is typed. */
export function sampleFor({ inputMode, placeholder }: Channel): string {
  if (inputMode === "tel") return "+39 333 555 0140";
  return inputMode === "email" ? "ada@engines.example" : placeholder;
}

/** By their names, what the fields of a step hold. */
export function fieldValues(page: Page): Promise<Record<string, string>> {
  return page
    .getByRole("main")
    .locator("input[name]")
    .evaluateAll((fields: HTMLInputElement[]) =>
      Object.fromEntries(fields.map(({ name, value }) => [name, value])),
    );
}
