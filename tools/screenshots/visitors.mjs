import { PUBLIC_URL } from "./product.mjs";

const STEP_LIMIT_MS = 60_000;

/** Opens pages signed in to a demo account, or signed out when none is given. */
export function createVisitors(browser, product) {
  const cookies = new Map();

  async function cookieOf(account) {
    if (!cookies.has(account)) cookies.set(account, await product.signIn(account));
    return cookies.get(account);
  }

  /** Runs `work` with a page and closes it, on failure too. */
  async function visit({ account, viewport, scale, colorScheme = "light" }, work) {
    const context = await browser.newContext({
      baseURL: PUBLIC_URL,
      viewport,
      deviceScaleFactor: scale,
      colorScheme,
      reducedMotion: "reduce",
      locale: "en-GB",
      timezoneId: "UTC",
      serviceWorkers: "block",
      // For the style sheets that the stages add, and for those changed below.
      bypassCSP: true,
    });
    context.setDefaultTimeout(STEP_LIMIT_MS);
    const cookie = account ? await cookieOf(account) : undefined;
    await context.route("**/*", (route) => answerFrom(product.url, route, cookie));
    try {
      return await work(await context.newPage());
    } finally {
      await context.close();
    }
  }

  return { visit };
}

/** Nothing leaves the machine: every request for the public address is answered by the server on loopback. */
async function answerFrom(server, route, cookie) {
  const request = route.request();
  const { origin, pathname, search } = new URL(request.url());
  if (origin !== PUBLIC_URL) return route.abort();
  const { host: _host, "accept-encoding": _encoding, ...headers } = await request.allHeaders();
  const sent = Object.entries(headers).filter(([name]) => !name.startsWith(":"));
  const answer = await fetch(server + pathname + search, {
    method: request.method(),
    headers: [...sent, ...(cookie ? [["cookie", cookie]] : [])],
    body: request.postDataBuffer() ?? undefined,
    redirect: "manual",
  });
  const {
    "content-encoding": _coded,
    "content-length": _length,
    ...rest
  } = Object.fromEntries(answer.headers);
  const bytes = Buffer.from(await answer.arrayBuffer());
  const isStyled = /^text\/(css|html)/.test(rest["content-type"] ?? "");
  const body = isStyled ? withAllFonts(bytes) : bytes;
  return route.fulfill({ status: answer.status, headers: rest, body });
}

/** On a first visit a late font is not used (`font-display: fallback`), so the screenshots are of a second visit. */
function withAllFonts(bytes) {
  return bytes.toString("utf8").replace(/font-display:\s*optional/g, "font-display:block");
}

/** Waits for fonts and images, so that every screenshot has them. */
export async function settle(page) {
  await page.waitForLoadState("networkidle");
  await page.evaluate(async () => {
    await document.fonts.ready;
    const pictures = [...document.images].filter((image) => image.loading !== "lazy" || image.complete);
    await Promise.all(pictures.map((image) => image.decode().catch(() => {})));
  });
}
