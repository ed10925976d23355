import type { Page } from "@playwright/test";

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
