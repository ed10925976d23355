import { test as base, type ConsoleMessage, expect, type Page, type WebError } from "@playwright/test";
import { type Product, startProduct } from "./product.ts";

/** Each worker has a server and a database of its own; tests of one worker share them. */
export const productTest = base.extend<object, { product: Product }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from this pattern
    async ({}, use) => {
      const product = await startProduct();
      await use(product);
      await product.stop();
    },
    { scope: "worker" },
  ],
});

type TestFixtures = {
  /** Messages a test provokes on purpose, such as the browser's own line about a 404. */
  allowedConsoleErrors: RegExp[];
  failOnConsoleErrors: undefined;
  /** A page of a browser that somebody has signed in with. */
  signedInPage: Page;
};

export const test = productTest.extend<TestFixtures>({
  baseURL: async ({ product }, use) => {
    await use(product.url);
  },

  allowedConsoleErrors: [[], { option: true }],

  failOnConsoleErrors: [
    async ({ context, allowedConsoleErrors }, use) => {
      const errors: string[] = [];
      let allowed = allowedConsoleErrors;
      const note = (text: string) => {
        if (!allowed.some((pattern) => pattern.test(text))) errors.push(text);
      };
      // The server may end the session before it comes to a request that was sent earlier.
      context.on("request", (request) => {
        if (request.url().endsWith("/api/auth/logout")) allowed = [...allowedConsoleErrors, /status of 401/];
      });
      context.on("console", (message: ConsoleMessage) => {
        // Whoever waits to be drawn for is told the place in line, and asks again.
        const isInLine = /\/api\/kit\//.test(message.location().url) && /status of 503/.test(message.text());
        if (message.type() === "error" && !isInLine) note(`${message.text()} (${message.location().url})`);
      });
      context.on("weberror", (webError: WebError) => note(webError.error().message));
      await use(undefined);
      expect(errors, "errors in the browser's console").toEqual([]);
    },
    { auto: true },
  ],

  signedInPage: async ({ context, page, product }, use) => {
    // Imported late, so that tests of the public pages do not load the server's code.
    const { createSignedInSession } = await import("../tools/harness/accounts.ts");
    const session = await createSignedInSession({ kind: "sqlite", file: product.databaseFile });
    await context.addCookies([{ name: session.cookieName, value: session.cookieValue, url: product.url }]);
    await use(page);
  },
});

/** Of a test that `npm run test:all` alone runs: what it guards in other circumstances another test guards in these. */
export const WHOLE = { tag: "@all" };

export { expect };
