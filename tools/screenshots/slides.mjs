import { settle } from "./visitors.mjs";
import { writeAvif } from "./write-picture.mjs";

const PHONE = { width: 390, height: 844 };
/** Twice the width at which the slider shows them. */
const WIDTH = 528;
const GIULIA = "demo-account";

/** The seven pictures of the slider, each the whole screen of a phone. */
export async function takeSlides({ visit }) {
  const phone = { viewport: PHONE, scale: 2 };
  await visit(phone, async (page) => {
    await openCard(page);
    await shoot(page, "card");
    await page.getByRole("tab", { name: "Bio" }).click();
    await shoot(page, "bio");
  });
  for (const [name, link] of [
    ["qr", "QR code"],
    ["share", "Share"],
  ]) {
    await visit(phone, async (page) => {
      await openCard(page);
      await page.getByRole("link", { name: link, exact: true }).first().click();
      await page.getByRole("dialog").waitFor();
      await shoot(page, name);
    });
  }
  await visit({ ...phone, account: GIULIA }, async (page) => {
    await page.goto("/dashboard");
    await page.getByRole("button", { name: "Edit card of Giulia Ferrante" }).first().click();
    await page.getByRole("heading", { level: 1, name: "Your photo" }).waitFor();
    await shoot(page, "photo");
    await goTo(page, "Logo", "Your logo");
    await shoot(page, "logo");
    await goTo(page, "Colour", "Colour");
    await shoot(page, "colours");
  });
}

async function openCard(page) {
  await page.goto("/c/demo");
  await settle(page);
}

async function goTo(page, step, heading) {
  await page.getByRole("button", { name: /Step \d+ of \d+ All steps$/ }).click();
  await page.getByRole("menuitem", { name: step }).click();
  await page.getByRole("heading", { level: 1, name: heading }).waitFor();
}

async function shoot(page, name) {
  await settle(page);
  // Without the focus ring: the screenshots show a touch device.
  await page.evaluate(() => document.activeElement?.blur());
  await writeAvif(`slides/${name}.avif`, await page.screenshot({ animations: "disabled" }), { width: WIDTH });
}
