import { expect, test } from "vitest";
import { sortLinks } from "./sort-links.ts";

test("sorts what somebody copied from the foot of a mail", () => {
  const { links, unknown } = sortLinks(`
    Ada Byron
    Mobile: +39 333 555 0140
    ada@engines.example | https://www.engines.example/
    LinkedIn: https://www.linkedin.com/in/ada-byron?trk=mail
    - https://x.com/ada
    paypal.me/ada, https://maps.app.goo.gl/abc123
  `);
  expect(Object.fromEntries(links.map(({ key, value }) => [key, value]))).toEqual({
    phonenumber: "+39 333 555 0140",
    email: "ada@engines.example",
    website: "https://www.engines.example",
    linkedin: "ada-byron",
    twitter: "ada",
    paypal: "ada",
    address: "https://maps.app.goo.gl/abc123",
  });
  expect(unknown).toEqual(["Ada Byron"]);
});

test.each([
  ["https://wa.me/393335550140", "whatsapp", "+393335550140"],
  ["https://open.spotify.com/artist/1abc", "spotify", "https://open.spotify.com/artist/1abc"],
  ["https://anchor.fm/ada", "anchor", "ada"],
  ["https://medium.com/@ada", "medium", "ada"],
  ["https://social.example/@ada", "mastodon", "@ada@social.example"],
  ["@ada@social.example", "mastodon", "@ada@social.example"],
  ["https://ada.tumblr.com", "tumblr", "https://ada.tumblr.com"],
  ["https://g.page/engines", "googlemybusiness", "https://g.page/engines"],
  ["https://buy.stripe.com/abc", "stripe", "https://buy.stripe.com/abc"],
  ["engines.example", "website", "https://engines.example"],
])("%s belongs to %s", (pasted, key, value) => {
  expect(sortLinks(pasted)).toEqual({ links: [{ key, value }], unknown: [] });
});

test.each([
  "https://instagram.com/giulia +39 333 5550140 https://t.me/giulia",
  "instagram.com/giulia | Mobile: +39 333 555 0140 | t.me/giulia",
  "+39 (333) 555-0140, instagram.com/giulia, t.me/giulia",
  "instagram.com/giulia t.me/giulia tel +39 333 555 0140",
  "instagram.com/giulia (+39 333 555 0140) t.me/giulia",
  "instagram.com/giulia 202 555 0142 t.me/giulia",
])("finds the phone number among the links of '%s'", (pasted) => {
  const { links, unknown } = sortLinks(pasted);
  expect(links.map(({ key }) => key).sort()).toEqual(["instagram", "phonenumber", "telegram"]);
  expect(unknown).toEqual([]);
});

test.each([
  "instagram.com/giulia 10 followers t.me/giulia",
  "Via Roma 12, 20121 Milano, instagram.com/giulia",
  "instagram.com/giulia © 2024 Giulia",
  "instagram.com/giulia 24/7 service",
  "instagram.com/giulia 2019 - 2024",
  "call 555 0140 Bob, instagram.com/giulia",
])("takes other words and figures of '%s' for no phone number", (pasted) => {
  expect(sortLinks(pasted).links.map(({ key }) => key)).not.toContain("phonenumber");
});

test("a second WhatsApp number is the business's; a second website has no place", () => {
  const { links, unknown } = sortLinks("wa.me/393335550140 wa.me/39025550140 a.example b.example");
  expect(links.map(({ key }) => key)).toEqual(["whatsapp", "whatsappbusiness", "website"]);
  expect(unknown).toEqual(["b.example"]);
});

test.each(["", "  \n ", "hello", "1999", "javascript:alert(1)", "http://localhost/x"])(
  "finds nothing in '%s'",
  (pasted) => {
    expect(sortLinks(pasted).links).toEqual([]);
  },
);
