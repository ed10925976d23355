/** Photo and logo in the wizard, with the browser's own decoder and canvas. */
import type { Locator, Page } from "@playwright/test";
import CARD_MESSAGES from "@visita/domain/answers/card/en";
import { expectAccessible, expectAccessibleInBothSchemes } from "./accessibility.ts";
import { givePremium } from "./cards.ts";
import { expect, test as productTest, WHOLE } from "./fixtures.ts";
import { drawImage, noise, pixelOf, withExifRotation } from "./images.ts";
import { goTo, openWizard } from "./wizard-page.ts";

const MEGABYTE = 1_048_576;

const test = productTest.extend<{ photo: Locator; logo: Locator }>({
  photo: async ({ signedInPage: page }, use) => {
    await openWizard(page);
    await use(page.getByRole("group", { name: "Photo" }));
  },
  logo: async ({ signedInPage: page, product }, use) => {
    await givePremium(page, product);
    await openWizard(page);
    await goTo(page, "Business logo");
    await use(page.getByRole("group", { name: "Logo" }));
  },
});

test.use({ contextOptions: { reducedMotion: "reduce" } });

async function choose(field: Locator, name: string, mimeType: string, buffer: Buffer) {
  const chooser = field.page().waitForEvent("filechooser");
  await field.getByRole("button", { name: /^(Choose|Replace)/ }).click();
  await (await chooser).setFiles({ name, mimeType, buffer });
}

const choosePng = (field: Locator, buffer: Buffer) => choose(field, "me.png", "image/png", buffer);
const cropper = (page: Page) => page.getByRole("dialog", { name: /^Position your/ });

async function use(field: Locator): Promise<string> {
  const dialog = cropper(field.page());
  await dialog.getByRole("button", { name: /^Use/ }).click();
  await expect(dialog).toBeHidden();
  return shownImage(field);
}

async function shownImage(field: Locator): Promise<string> {
  return (await field.getByRole("img").getAttribute("src")) ?? "";
}

const twoHalves = (page: Page) =>
  drawImage(page, { width: 1600, height: 1200, left: "#ff0000", right: "#0000ff" });

test("a picture is moved and enlarged by the keyboard and becomes a photo of 4:5", async ({
  page,
  photo,
}) => {
  const library: string[] = [];
  page.on("request", (request) => library.push(...(request.url().match(/crop-area.*\.js/) ?? [])));
  expect(library).toEqual([]);
  await choosePng(photo, await twoHalves(page));
  await expect(cropper(page)).toBeFocused();
  expect(library).toHaveLength(1);

  const frame = cropper(page).getByRole("application");
  await frame.focus();
  for (let press = 0; press < 30; press += 1) await frame.press("ArrowRight");
  const moved = await use(photo);
  expect(moved.length).toBeLessThan(MEGABYTE);
  // Pushed to the right as far as it goes: 960 of 1600 pixels are seen, of which 800 are red.
  expect(await pixelOf(page, moved, 0.75)).toMatchObject({ width: 512, height: 640, color: "red" });
  expect(await pixelOf(page, moved, 0.9)).toMatchObject({ color: "blue" });
  await expect(photo.getByRole("button", { name: "Replace photo" })).toBeFocused();

  await photo.getByRole("button", { name: "Adjust photo" }).press("Enter");
  const zoom = cropper(page).getByRole("slider", { name: "Zoom" });
  await zoom.focus();
  await zoom.press("End");
  await expect(zoom).toHaveAttribute("aria-valuetext", "400 percent");
  const enlarged = await use(photo);
  expect(await pixelOf(page, enlarged, 0.9)).toMatchObject({ width: 240, height: 300, color: "red" });
  await expect(photo.getByRole("button", { name: "Adjust photo" })).toBeFocused();
});

test(
  "adjusting begins where it was left, Reset goes back, Cancel changes nothing",
  WHOLE,
  async ({ page, photo }) => {
    await choosePng(photo, await twoHalves(page));
    const zoom = cropper(page).getByRole("slider", { name: "Zoom" });
    await zoom.fill("2");
    const before = await use(photo);

    await photo.getByRole("button", { name: "Adjust photo" }).click();
    await expect(zoom).toHaveValue("2");
    await cropper(page).getByRole("button", { name: "Zoom in" }).click();
    await expect(zoom).toHaveValue("2.25");
    await cropper(page).getByRole("button", { name: "Reset" }).click();
    await expect(zoom).toHaveValue("1");
    await cropper(page).getByRole("button", { name: "Zoom out" }).click();
    await expect(zoom).toHaveValue("1");
    await cropper(page).getByRole("button", { name: "Cancel" }).click();
    await expect(cropper(page)).toBeHidden();
    expect(await shownImage(photo)).toBe(before);
  },
);

test("a photo of 3 MB is made smaller unasked", WHOLE, async ({ page, photo }) => {
  const file = await noise(page, { width: 1800, height: 1350 });
  expect(file.length).toBeGreaterThan(3 * MEGABYTE);
  await choose(photo, "noise.jpg", "image/jpeg", file);
  const shrunk = await use(photo);
  expect(shrunk.length).toBeLessThan(MEGABYTE);
  const { width, height } = await pixelOf(page, shrunk, 0.5);
  expect(width * 5).toBe(height * 4);
  await expect(page.getByRole("alert")).toHaveCount(0);
});

const impostors = [
  ["logo.svg", "image/svg+xml", '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
  ["drawing.png", "image/png", '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
  ["letter.png", "image/png", "Dear Sir or Madam"],
  ["invoice.png", "image/png", "%PDF-1.7\n1 0 obj"],
  ["phone.heic", "image/heic", "\0\0\0\x18ftypheic"],
  ["empty.png", "image/png", ""],
] as const;

test("what is not a picture is refused, whatever it is called", WHOLE, async ({ page, photo }) => {
  await choosePng(photo, await twoHalves(page));
  const before = await use(photo);
  for (const [name, mimeType, content] of impostors) {
    await choose(photo, name, mimeType, Buffer.from(content));
    await expect(photo.getByText(CARD_MESSAGES.notAnImage), name).toBeVisible();
    await expect(page.getByRole("alert"), name).toHaveText(CARD_MESSAGES.notAnImage);
    expect(await shownImage(photo), name).toBe(before);
    // Takes the message away.
    await choosePng(photo, await twoHalves(page));
    await cropper(page).getByRole("button", { name: "Cancel" }).click();
    await expect(photo.getByText(CARD_MESSAGES.notAnImage)).toBeHidden();
  }
});

test("a picture whose end is missing is refused", WHOLE, async ({ page, photo }) => {
  const whole = await noise(page, { width: 300, height: 300 });
  await choose(photo, "half.png", "image/png", (await twoHalves(page)).subarray(0, 60));
  await expect(photo.getByText(CARD_MESSAGES.notAnImage)).toBeVisible();
  await choose(photo, "whole.jpg", "image/jpeg", whole);
  await use(photo);
  await expect(photo.getByText(CARD_MESSAGES.notAnImage)).toBeHidden();
});

test("a picture dropped on the field is taken, text is not", async ({ page, photo }) => {
  await photo.dispatchEvent("drop", { dataTransfer: await page.evaluateHandle(() => new DataTransfer()) });
  const dataTransfer = await page.evaluateHandle(
    ([bytes]) => {
      const transfer = new DataTransfer();
      const content = Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0));
      transfer.items.add(new File([content], "me.png", { type: "image/png" }));
      return transfer;
    },
    [(await twoHalves(page)).toString("base64")] as const,
  );
  await photo.getByText("Drop a picture here").dispatchEvent("dragover", { dataTransfer });
  await expect(photo.getByText("Drop to use it")).toBeVisible();
  await photo.getByText("Drop to use it").dispatchEvent("drop", { dataTransfer });
  expect(await use(photo)).toMatch(/^data:image\/jpeg;base64,/);
  await expect(photo.getByText("Drop a picture here")).toBeVisible();
});

test("a photo that the camera notes as lying on its side stands upright", async ({ page, photo }) => {
  const lying = await drawImage(
    page,
    { width: 500, height: 400, left: "#ff0000", right: "#0000ff" },
    "image/jpeg",
  );
  await choose(photo, "camera.jpg", "image/jpeg", withExifRotation(lying));
  const upright = await use(photo);
  expect(await pixelOf(page, upright, 0.5, 0.1)).toMatchObject({ width: 400, height: 500, color: "red" });
  expect(await pixelOf(page, upright, 0.5, 0.9)).toMatchObject({ color: "blue" });
});

test("a logo loses its margin and keeps its form and transparency", async ({ page, logo }) => {
  const mark = { width: 300, height: 100, left: "#ff0000", right: "#0000ff", margin: 80, gap: 20 };
  await choosePng(logo, await drawImage(page, mark));
  const value = await use(logo);
  expect(value).toMatch(/^data:image\/png;base64,/);
  expect(await pixelOf(page, value, 0.2)).toMatchObject({ width: 300, height: 100, color: "red" });
  expect(await pixelOf(page, value, 0.5)).toMatchObject({ color: "transparent" });
});

test("a drawing becomes a logo of pixels", async ({ page, logo }) => {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 10"><path fill="#f00" d="M0 0h14v10H0z"/>' +
    '<path fill="#00f" d="M16 0h14v10H16z"/></svg>';
  await choose(logo, "mark.svg", "image/svg+xml", Buffer.from(drawing));
  const value = await use(logo);
  expect(value).toMatch(/^data:image\/png;base64,/);
  expect(await pixelOf(page, value, 0.2)).toMatchObject({ width: 512, color: "red" });
  expect(await pixelOf(page, value, 0.5)).toMatchObject({ color: "transparent" });
  expect(await pixelOf(page, value, 0.8)).toMatchObject({ color: "blue" });
});

test("a white logo is noticed and put on a dark ground", WHOLE, async ({ page, logo }) => {
  await choosePng(logo, await drawImage(page, { width: 300, height: 100, left: "red", right: "blue" }));
  await use(logo);
  const offer = logo.getByRole("button", { name: "Use a dark background" });
  await expect(offer).toHaveCount(0);
  const white = { width: 300, height: 100, left: "#ffffff", right: "#ffffff", margin: 20, gap: 20 };
  await choosePng(logo, await drawImage(page, white));
  const light = await use(logo);
  expect(await pixelOf(page, light, 0.5)).toMatchObject({ color: "transparent" });
  await expect(logo.getByText("This logo is too light for its white plate.")).toBeVisible();
  await expectAccessible(page, "light logo", { include: "fieldset" });
  await offer.click();
  await expect(offer).toHaveCount(0);
  await expect
    .poll(async () => (await pixelOf(page, await shownImage(logo), 0.5)).color)
    .not.toBe("transparent");
});

test.describe("on a small phone", () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  test("cropping fits and has no accessibility finding", async ({ page, photo }) => {
    await choosePng(photo, await twoHalves(page));
    await expect(cropper(page).getByRole("button", { name: "Use photo" })).toBeEnabled();
    await expectAccessibleInBothSchemes(page, "cropping", { include: "[role=dialog]" });
    const overflow = await cropper(page).evaluate((panel) => panel.scrollWidth - panel.clientWidth);
    expect(overflow).toBe(0);
    await use(photo);
    const buttons = await photo.getByRole("button").all();
    for (const button of buttons) expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });
});
