import { PAGE_MAX_BYTES } from "@visita/domain/kit/kit.constants";
import sharp from "sharp";
import { expect, test } from "vitest";
import { everyContact } from "../../../../../../tools/harness/cards.ts";
import { DIFFICULT_PEOPLE } from "../../../../test/difficult-people.ts";
import { readQr } from "../../../../test/read-qr.ts";
import { renderPage } from "./page.ts";

const publicUrl = "https://visita.example";
const giulia = DIFFICULT_PEOPLE["giulia"] as NonNullable<(typeof DIFFICULT_PEOPLE)[string]>;

/** Noise, the worst case for compression. */
async function busyPhoto(): Promise<Buffer> {
  let seed = 11;
  const pixels = Buffer.alloc(512 * 640 * 3);
  for (let at = 0; at < pixels.length; at += 1) {
    seed = (seed * 48_271) % 2_147_483_647;
    pixels[at] = seed & 255;
  }
  return sharp(pixels, { raw: { width: 512, height: 640, channels: 3 } })
    .blur(2)
    .webp()
    .toBuffer();
}

/** Addresses that a browser would load by itself. */
function loaded(html: string): string[] {
  const attributes = [...html.matchAll(/\s(?:src|srcset|poster|data|action)="([^"]*)"/g)].map(
    ([, url]) => url,
  );
  const links = [...html.matchAll(/<link\b[^>]*href="([^"]*)"/g)].map(([, url]) => url);
  const styles = [...html.matchAll(/url\(([^)]*)\)/g)].map(([, url]) => url);
  return [...attributes, ...links, ...styles].filter((url): url is string => !url?.startsWith("data:"));
}

test.each(Object.keys(DIFFICULT_PEOPLE))("the page of %s loads nothing and has no script", async (name) => {
  const card = DIFFICULT_PEOPLE[name] as typeof giulia;
  const html = await renderPage({ card, photo: await busyPhoto(), logo: null, publicUrl });
  expect(loaded(html)).toEqual([]);
  expect(html).not.toMatch(/<script|<iframe|<link|@import/);
  expect(html).toContain("default-src 'none'");
  expect(html).toContain("Add to Contact");
  expect(Buffer.byteLength(html)).toBeLessThanOrEqual(PAGE_MAX_BYTES);
});

test("with every channel and the busiest photo it stays below 400 KB", async () => {
  const card = { ...giulia, contacts: everyContact(), bio: "word ".repeat(400) };
  const photo = await busyPhoto();
  const html = await renderPage({ card, photo, logo: photo, publicUrl });
  expect(Buffer.byteLength(html)).toBeLessThanOrEqual(PAGE_MAX_BYTES);
  expect(html.match(/<li>/g)?.length).toBeGreaterThan(60);
});

/** Links within the page that lead nowhere, and those of the site that are not whole. */
function deadLinks(html: string): string[] {
  const links = [...html.matchAll(/<a\b[^>]*\shref="([^"]*)"/g)].map(([, href = ""]) => href);
  return links.filter((href) =>
    href.startsWith("#") ? !html.includes(`id="${href.slice(1)}"`) : !/^[a-z]+:/.test(href),
  );
}

const twoSided = {
  ...giulia,
  language: "he",
  fullname: "נועה לוי",
  contacts: {
    officenumber: { value: "+1 202 555 0174", title: "משרד" },
    address: { value: "דיזנגוף 50, תל אביב" },
  },
  secondSide: {
    language: "en",
    fullname: "Noa Levi",
    reading: "NO-a le-VEE",
    occupation: "Architect",
    companyname: "Levi & Co",
    bio: "Houses.",
    address: "50 Dizengoff St, Tel Aviv",
    titles: { officenumber: "Office" },
  },
};

test("of two sides each is whole, in its own language, and leads to the other", async () => {
  const html = await renderPage({ card: twoSided, photo: null, logo: null, publicUrl });
  const [second = "", first = ""] = [...html.matchAll(/<section.*?<\/section>/gs)].map(([side]) => side);
  expect(first).toContain('id="side-1" class="side" lang="he" dir="rtl"');
  expect(first).toMatch(/<a class="turn" href="#side-2"[^>]*>.*<span lang="en">English<\/span><\/a>/);
  for (const text of ["נועה לוי", "משרד", "דיזנגוף 50", "הוספה לאנשי הקשר"]) expect(first).toContain(text);
  expect(second).toContain('id="side-2" class="side" lang="en" dir="ltr"');
  expect(second).toMatch(/<a class="turn" href="#side-1" aria-label="Turn over, \u2068עברית\u2069">/);
  for (const text of ["NO-a le-VEE", "Noa Levi", "Architect @ Levi &amp; Co", "Houses.", "Office"])
    expect(second).toContain(text);
  for (const text of ["50 Dizengoff St", "Add to Contact", "Scan to save my contact"])
    expect(second).toContain(text);
  const names = [first, second].map((side) => {
    const [, base64 = ""] = /href="data:text\/vcard;charset=utf-8;base64,([^"]+)"/.exec(side) ?? [];
    return /^FN.*$/m.exec(Buffer.from(base64, "base64").toString())?.[0].trim();
  });
  expect(names).toEqual(["FN;CHARSET=UTF-8:נועה לוי", "FN:Noa Levi"]);
  expect([deadLinks(html), loaded(html)]).toEqual([[], []]);
});

test("two sides with the busiest photo stay below 400 KB", async () => {
  const photo = await busyPhoto();
  const card = { ...twoSided, contacts: { ...everyContact(), ...twoSided.contacts } };
  const html = await renderPage({ card, photo, logo: photo, publicUrl });
  expect(Buffer.byteLength(html)).toBeLessThanOrEqual(PAGE_MAX_BYTES);
});

test("a channel has the name that its owner gave it", async () => {
  const contacts = { officenumber: { value: "+1 202 555 0174", title: "Mill <1>" } };
  const html = await renderPage({ card: { ...giulia, contacts }, photo: null, logo: null, publicUrl });
  expect(html).toContain('<small dir="auto">Mill &lt;1&gt;</small>');
});

test("it is in the language of the card", async () => {
  const card = { ...giulia, language: "de", contacts: { phonenumber: { value: "+39 02 5550 0142" } } };
  const html = await renderPage({ card, photo: null, logo: null, publicUrl });
  expect(html).toContain('<html lang="de" dir="ltr">');
  for (const text of ["Kontakt speichern", ">Telefon</small>"]) expect(html).toContain(text);
});

test("the contact is inside, as a file to save", async () => {
  const html = await renderPage({ card: giulia, photo: null, logo: null, publicUrl });
  const [, base64 = ""] = /href="data:text\/vcard;charset=utf-8;base64,([^"]+)"/.exec(html) ?? [];
  expect(Buffer.from(base64, "base64").toString()).toContain("FN:Giulia Ferrante");
});

test("hostile text is text", async () => {
  const hostile = '"><script>alert(1)</script>';
  const card = { ...giulia, fullname: hostile, occupation: hostile, companyname: hostile, bio: hostile };
  expect(await renderPage({ card, photo: null, logo: null, publicUrl })).not.toContain("<script");
});

test("without the plan's code there is the address", async () => {
  const html = await renderPage({ card: { ...giulia, qrCode: null }, photo: null, logo: null, publicUrl });
  expect(html).not.toContain("QR code of this card");
  expect(html).toContain("visita.example/c/giulia");
  expect(deadLinks(html)).toEqual([]);
});

test("a visit by the code on the page counts as one by a QR code", async () => {
  const html = await renderPage({ card: giulia, photo: null, logo: null, publicUrl });
  const [, code = ""] = /<div class="code"><svg (.*?<\/svg>)/.exec(html) ?? [];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" ${code}`;
  const picture = sharp(Buffer.from(svg)).flatten({ background: "#ffffff" });
  expect(await readQr(await picture.png().toBuffer())).toBe("https://visita.example/c/giulia?q");
});
