import { expect, type Page, type Route } from "@playwright/test";
import { expectToast } from "./accounts.ts";

const OPTIONS = "**/api/auth/passkey/options";

/** A passkey device of this page, played by the browser. */
export async function addAuthenticator(page: Page) {
  const browser = await page.context().newCDPSession(page);
  await browser.send("WebAuthn.enable");
  const { authenticatorId } = await browser.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    /** Whether somebody touches the sensor when asked. */
    async setPresent(enabled: boolean): Promise<void> {
      await browser.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled });
    },
    /** Whether it is the right finger. */
    async setVerified(isUserVerified: boolean): Promise<void> {
      await browser.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified });
    },
  };
}

/** By the button, before the offer in the email field has its options: the device would take that at once. */
export async function signInByPasskeyButton(page: Page): Promise<void> {
  const pressed = Promise.withResolvers<void>();
  const holdBack = async (route: Route) => {
    await pressed.promise;
    await route.continue();
  };
  await page.route(OPTIONS, holdBack, { times: 1 });
  const offered = page.waitForRequest(OPTIONS);
  await page.goto("/auth/signin");
  await offered;
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page.getByRole("button", { name: "Waiting..." })).toBeVisible();
  pressed.resolve();
  await expectToast(page, "login successful");
}
