import { beforeEach, expect, test, vi } from "vitest";
import { saveContact } from "./save-contact.ts";

const URL_OF_CONTACT = "/c/giulia/contact.vcf";
const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1";

const open = vi.fn();

beforeEach(() => {
  open.mockClear();
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue(IPHONE);
});

function answer(status: number, type: string) {
  vi.stubGlobal("fetch", async () => new Response("", { status, headers: { "content-type": type } }));
}

test("an iPhone opens the contact itself, once the server was reached", async () => {
  answer(200, "text/vcard; charset=utf-8");
  expect(await saveContact(URL_OF_CONTACT, "Giulia Ferrante", open)).toBe(true);
  expect(open).toHaveBeenCalledExactlyOnceWith(URL_OF_CONTACT);
});

test.each([
  [503, "text/vcard; charset=utf-8"],
  [200, "text/html; charset=utf-8"],
])("an iPhone stays on the card after an answer of %i as %s", async (status, type) => {
  answer(status, type);
  expect(await saveContact(URL_OF_CONTACT, "Giulia Ferrante", open)).toBe(false);
  expect(open).not.toHaveBeenCalled();
});
