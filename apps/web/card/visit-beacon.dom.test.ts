import { Beacon } from "@visita/domain/insight/insight.contract";
import { beforeEach, expect, test, vi } from "vitest";
import { reportVisit } from "./visit-beacon.ts";

const CARDID = "AAAAAAAAAAAAAAAAAAAAAA";
let sent: Blob[] = [];

beforeEach(() => {
  sent = [];
  Object.assign(navigator, { sendBeacon: (_url: string, body: Blob) => sent.push(body) > 0 });
});

async function beacons() {
  const bodies = await Promise.all(sent.map((body) => body.text()));
  return bodies.map((body) => Beacon.parse(JSON.parse(body)));
}

/** Each test has a listener of its own on a document that all share: only the last one's beacons are counted. */
function open(address: string, link = "") {
  history.replaceState(null, "", address);
  const listen = vi.spyOn(document, "addEventListener");
  reportVisit({ cardid: CARDID, link });
  const [, onClick] = listen.mock.calls.find(([type]) => type === "click") ?? [];
  return (selector: string) =>
    (onClick as (event: unknown) => void)({ target: document.querySelector(selector) });
}

test.each([
  ["/c/giulia", "direct"],
  ["/c/giulia?q", "qr"],
  ["/c/giulia?q=", "qr"],
  ["/c/giulia?s=m", "signature"],
  ["/c/giulia?s=w", "wallet"],
  ["/c/giulia?s=p", "print"],
  ["/c/giulia?s=n", "nfc"],
  ["/c/giulia?s=b", "background"],
  ["/c/giulia?s=toString", "direct"],
  ["/c/giulia?s=", "direct"],
])("a visit of %s came by %s, and leaves the plain address", async (address, source) => {
  open(`${address}#bio`);
  expect(await beacons()).toEqual([{ card: CARDID, kind: "view", source }]);
  expect(location.pathname + location.search + location.hash).toBe("/c/giulia#bio");
});

test("a card that was opened by its second side keeps it in the address", async () => {
  open("/c/giulia?s=p&side=2#bio");
  expect(await beacons()).toEqual([{ card: CARDID, kind: "view", source: "print" }]);
  expect(location.pathname + location.search + location.hash).toBe("/c/giulia?side=2#bio");
});

test("a language that the visitor chose stays in the address, and nothing that is none", async () => {
  open("/c/giulia?lang=de&q&side=1");
  expect(location.search).toBe("?side=1&lang=de");
  open("/c/giulia?lang=zh-Hant");
  expect(location.search).toBe("?lang=zh-Hant");
  open("/c/giulia?side=3&lang=%3Cb%3E");
  expect(location.search).toBe("");
});

test("a visit by a link names it, and nothing else", async () => {
  open("/c/giulia/salone?q", "salone");
  expect(await beacons()).toEqual([{ card: CARDID, kind: "view", link: "salone" }]);
  expect(location.pathname).toBe("/c/giulia/salone");
});

test("taps, saves, shares and the code are reported once for each press", async () => {
  document.body.innerHTML = `
    <a id="tile" data-channel="whatsapp" href="#"><span id="inside">WhatsApp</span></a>
    <div data-channel="wechat"><button type="button" id="copy">Copy</button><p id="text">wechat-id</p></div>
    <a id="contact" data-contact="" href="/c/giulia/contact.vcf">Add to Contact</a>
    <a id="qr" href="#qr">QR code</a>
    <a id="telegram" data-share-target="telegram" href="#">Telegram</a>
    <a id="more" data-system-share="" href="#share">More</a>
    <button type="button" data-copy-url="" id="copy-url">Copy</button>
    <a id="other" href="/">Home</a>`;
  const press = open("/c/giulia");
  for (const id of [
    "inside",
    "inside",
    "copy",
    "text",
    "contact",
    "qr",
    "telegram",
    "more",
    "copy-url",
    "other",
  ]) {
    press(`#${id}`);
  }
  expect((await beacons()).map(({ kind, detail }) => [kind, detail])).toEqual([
    ["view", undefined],
    ["tap", "whatsapp"],
    ["tap", "wechat"],
    ["save", undefined],
    ["qr", undefined],
    ["share", "telegram"],
    ["share", "device"],
    ["share", "copy"],
  ]);
});

test("a page that is prerendered, or in a tab behind, counts when it is shown", async () => {
  const prerendering = vi.fn(() => true);
  Object.defineProperty(document, "prerendering", { configurable: true, get: prerendering });
  const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  open("/c/giulia");
  prerendering.mockReturnValue(false);
  document.dispatchEvent(new Event("prerenderingchange"));
  expect(sent).toHaveLength(0);
  visibility.mockReturnValue("visible");
  document.dispatchEvent(new Event("visibilitychange"));
  expect(sent).toHaveLength(1);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(sent).toHaveLength(1);
  Reflect.deleteProperty(document, "prerendering");
});

test("a browser without beacons is left alone", () => {
  Object.assign(navigator, { sendBeacon: undefined });
  expect(() => open("/c/giulia")).not.toThrow();
});
