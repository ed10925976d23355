import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { firstLanguage } from "@visita/domain/language/choose-language";
import { MESSAGES } from "@visita/domain/messages";
import { messagePages } from "@visita/domain/messages/message-pages";
import { SCAN_PATH } from "@visita/domain/scan/scan-path";
import type { HiddenPage, PagePorts, PublicSettings } from "@visita/domain/site/page-ports";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../lib/app-error.ts";
import { chooseEncoding, encode } from "../lib/content-encoding.ts";
import { TimedCache } from "../lib/timed-cache.ts";
import { wordIn } from "./answer-words.ts";
import { useAssets } from "./assets.ts";
import type { CookieDefinition } from "./cookies.ts";
import { statusOf, toAppError } from "./error-handler.ts";
import { cachedPage } from "./page-cache.ts";
import type { PageHost } from "./page-host.ts";
import { plainPage, sendPlainPage } from "./plain-page.ts";
import { createRateLimit } from "./rate-limit.ts";
import { inlineScriptHashes, securityHeaders } from "./security-headers.ts";
import { languageHeaders, languageOf, ownerLanguageOf } from "./visitor-language.ts";

/** Search engines list pages with it. */
const LANGUAGE_ALONE = /^lang=[a-z]{2}$/;

/** Where a new card is made. */
const START = "/b/c";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Accepts any query string: other sites add parameters to links. */
    isPage?: true;
  }
  interface FastifyReply {
    /** Hands the request to the page renderer, for example for its 404 page, or its 410 page for a hidden card. */
    sendPage(hidden?: Hidden): Promise<FastifyReply>;
  }
}

/** Why a card or a team is not shown, and the language of its texts. */
type Hidden = { readonly reason: HiddenPage; readonly language?: string | undefined };

type PageOptions = {
  host: PageHost;
  settings: PublicSettings;
  /** A browser with none of them was never here. */
  knownBy: readonly CookieDefinition[];
};

/** Serves the client build and hands every other path to the page renderer. */
export async function usePages(
  app: FastifyInstance,
  { host, settings, knownBy }: PageOptions,
): Promise<void> {
  const { config } = app;
  const headers = securityHeaders(config);
  const pageHeaders = (path: string, scripts: readonly string[]) =>
    path === SCAN_PATH ? headers.cameraPage(scripts) : headers.page(scripts);
  const limitRate = createRateLimit(app, 300, 1_200);
  const cache = new TimedCache(Number.POSITIVE_INFINITY, app.now);
  const isDevelopment = host.clientDir === null;
  if (host.clientDir) await useAssets(app, host.clientDir);

  const ports = (request: FastifyRequest, hidden?: Hidden): PagePorts => ({
    settings,
    language: languageOf(request, hidden?.language),
    ownerLanguage: ownerLanguageOf(request),
    reportError: (error) => request.log.error({ err: error }, "rendering a page failed"),
    readAsset: (path) => readFile(join(host.clientDir ?? "", path), "utf8"),
    ...(hidden && { hiddenCard: hidden.reason }),
  });

  /** HTTP allows absolute URLs and `*` as the target; they name no page. */
  function urlOf({ url }: FastifyRequest): string {
    if (!url.startsWith("/")) throw new AppError("bad_request", MESSAGES.checkInput);
    return config.publicUrl + url;
  }

  async function renderStatic(path: string, request: FastifyRequest) {
    const { render } = await host.load();
    const response = await render(new Request(config.publicUrl + path), ports(request));
    if (!response.ok) throw new Error(`${path} was rendered with status ${response.status}`);
    const html = await response.text();
    return cachedPage(html, pageHeaders(path, inlineScriptHashes(html)));
  }

  async function sendStatic(path: string, request: FastifyRequest, reply: FastifyReply) {
    const language = ownerLanguageOf(request);
    const page = await cache.get(`${path} ${language}`, () => renderStatic(path, request));
    const encoding = chooseEncoding(request.headers["accept-encoding"]);
    reply.headers({
      ...page.headers,
      "cache-control": "no-cache",
      etag: page.etag,
      ...languageHeaders(language),
    });
    if (request.headers["if-none-match"] === page.etag) return reply.code(304).send();
    if (encoding !== "identity") reply.header("content-encoding", encoding);
    return reply.type("text/html; charset=utf-8").send(await page.bytes(encoding));
  }

  async function sendFresh(request: FastifyRequest, reply: FastifyReply, hidden?: Hidden) {
    const { render } = await host.load();
    // Vite adds inline scripts in development, so there is neither a nonce nor a policy.
    const nonce = isDevelopment ? undefined : randomBytes(16).toString("base64");
    const response = await render(new Request(urlOf(request)), ports(request, hidden), nonce);
    const encoding = chooseEncoding(request.headers["accept-encoding"]);
    const body = await encode(Buffer.from(await response.arrayBuffer()), encoding, "once");
    // A timeout has answered meanwhile.
    if (reply.sent) return reply;
    const language = firstLanguage([response.headers.get("content-language"), ownerLanguageOf(request)]);
    reply.code(response.status).headers({ "cache-control": "no-store", ...languageHeaders(language) });
    reply.type(response.headers.get("content-type") ?? "text/html; charset=utf-8");
    const location = response.headers.get("location");
    if (location) reply.header("location", location);
    const [path = ""] = request.url.split("?");
    if (nonce) reply.headers(pageHeaders(path, [`'nonce-${nonce}'`]));
    if (encoding !== "identity") reply.header("content-encoding", encoding);
    return reply.send(body);
  }

  app.decorateReply("sendPage", function sendPage(this: FastifyReply, hidden?: Hidden) {
    return sendFresh(this.request, this, hidden);
  });

  app.get("/*", { config: { isPage: true } }, async (request, reply) => {
    limitRate(request);
    const [path = "", query] = request.url.split("?");
    // These URLs may contain a token, which must not reach other sites as a referrer.
    if (path.startsWith("/auth/")) reply.header("referrer-policy", "no-referrer");
    // Somebody new needs an account first. The page's own guard would say so too, once its scripts have run.
    if (path === START && !knownBy.some((cookie) => request.readCookie(cookie))) {
      return reply
        .header("cache-control", "no-store")
        .redirect(`/auth/signup?returnTo=${encodeURIComponent(START)}`, 303);
    }
    const { staticPaths } = await host.load();
    const isPlain = query === undefined || LANGUAGE_ALONE.test(query);
    if (!isDevelopment && isPlain && staticPaths.includes(path)) return sendStatic(path, request, reply);
    return sendFresh(request, reply);
  });

  app.setErrorHandler(async (error, request, reply) => {
    const known = toAppError(error, request);
    const isOurFault = statusOf(known) >= 500;
    if (isOurFault)
      request.log.error({ err: error }, "sending a page failed; answered 500 with the fallback page");
    const { retryAfter } = known.details;
    if (!isOurFault && retryAfter !== undefined) reply.header("retry-after", retryAfter);
    const language = languageOf(request);
    const text = await wordIn(language, isOurFault ? MESSAGES.unexpected : known.message);
    const t = await messagePages.load(language);
    reply.headers(languageHeaders(language));
    return sendPlainPage(
      reply,
      isOurFault ? 500 : statusOf(known),
      plainPage(config.brand, t("wentWrong"), text, { language, home: t("home") }),
    );
  });
}
