import { describe, expect, test } from "vitest";
import type { VisibleCard } from "./card.contract.ts";
import { contactFile } from "./vcard.ts";

const PUBLIC_URL = "https://visita.example";
const options = {
  publicUrl: PUBLIC_URL,
  photoJpegBase64: null,
  revisedAt: Date.UTC(2026, 0, 2, 3, 4, 5, 678),
};

function aCard(changes: Partial<VisibleCard> = {}): VisibleCard {
  return {
    cardid: "Zk3J8sQwTn2pXv5rLm9aBg",
    userid: "owner",
    username: "giulia",
    fullname: "Giulia Ferrante",
    occupation: "Head of Partnerships",
    companyname: "Officina Brera",
    bio: "Brings people together.",
    profilepic: null,
    logo: null,
    color: "blue-color-one",
    qrCode: null,
    contacts: {},
    ...changes,
  };
}

type Line = { group: string; name: string; params: string[]; raw: string; values: string[] };

/** A parser independent of the writer: unfolds, splits at the first unquoted colon, unescapes. */
function read(file: string): Line[] {
  expect(file.endsWith("\r\n")).toBe(true);
  return file
    .replaceAll("\r\n ", "")
    .split("\r\n")
    .slice(0, -1)
    .map((line) => {
      const colon = line.indexOf(":");
      const [head = "", ...params] = line.slice(0, colon).split(";");
      const [name = "", group = ""] = head.split(".").reverse();
      const raw = line.slice(colon + 1);
      return { group, name, params, raw, values: parts(raw) };
    });
}

function parts(raw: string): string[] {
  const found = [""];
  for (let at = 0; at < raw.length; at += 1) {
    if (raw[at] === ";") found.push("");
    else if (raw[at] !== "\\") found[found.length - 1] += raw[at];
    else {
      at += 1;
      found[found.length - 1] += raw[at] === "n" ? "\n" : raw[at];
    }
  }
  return found;
}

function valueIn(lines: Line[], name: string): string | undefined {
  return lines.find((line) => line.name === name)?.values.join(";");
}

function valuesIn(lines: Line[], name: string): string[] {
  return lines.filter((line) => line.name === name).map((line) => line.values.join(";"));
}

/** Label and value of the labelled lines. */
function labelled(lines: Line[], name: string): [string | undefined, string][] {
  return lines
    .filter((line) => line.name === name && line.group !== "")
    .map((line) => [
      lines.find((other) => other.group === line.group && other.name === "X-ABLabel")?.values[0],
      line.values.join(";"),
    ]);
}

function contact(changes: Partial<VisibleCard>): Line[] {
  return read(contactFile(aCard(changes), options));
}

const DIFFICULT_PEOPLE: readonly Partial<VisibleCard>[] = [
  { fullname: "أحمد بن محمد الفارسي", companyname: "شركة; التقنية, المحدودة", bio: "مرحبا\nبالعالم" },
  {
    fullname: "欧阳小龍",
    occupation: "总经理",
    companyname: "小龍科技有限公司",
    bio: "很高兴认识你。".repeat(60),
  },
  { fullname: "김민수", companyname: "한국;회사", bio: "안녕하세요, 반갑습니다.\n\n" },
  { fullname: "Zoë 👩🏽‍🚀 O’Neil-Łukasz", bio: `${"👨‍👩‍👧‍👦 family, work; play \\ rest\n".repeat(25)}end` },
  { fullname: 'Semi;colon, Com\\ma "Quote" <b>', companyname: "A, B; C \\ D", occupation: "C:\\new;\\n" },
  { fullname: "x".repeat(80), occupation: "é".repeat(80), companyname: "😀".repeat(40) },
];

describe.each(DIFFICULT_PEOPLE)("the contact file of $fullname", (changes) => {
  const card = aCard({ ...changes, contacts: { phonenumber: { value: "+39 02 5550 0142" } } });
  const file = contactFile(card, { ...options, photoJpegBase64: "/9j/4AAQ".repeat(400) });

  test("gives every value back as it was", () => {
    const lines = read(file);
    expect(valueIn(lines, "FN")).toBe(card.fullname);
    expect(lines.find((line) => line.name === "ORG")?.values).toEqual([card.companyname]);
    expect(lines.find((line) => line.name === "TITLE")?.values).toEqual([card.occupation]);
    expect(valueIn(lines, "NOTE")).toBe(`${card.bio.trim()}\n\nhttps://visita.example/c/giulia`);
    expect(valueIn(lines, "PHOTO")).toBe("/9j/4AAQ".repeat(400));
    expect(lines.find((line) => line.name === "N")?.values).toHaveLength(5);
  });

  test("has no line of more than 75 octets, and none that ends inside a character", () => {
    const bytes = new TextEncoder().encode(file);
    const strict = new TextDecoder("utf-8", { fatal: true });
    let start = 0;
    for (let at = bytes.indexOf(13); at !== -1; at = bytes.indexOf(13, start)) {
      expect(bytes[at + 1]).toBe(10);
      expect(at - start).toBeLessThanOrEqual(75);
      expect(() => strict.decode(bytes.subarray(start, at))).not.toThrow();
      start = at + 2;
    }
    expect(start).toBe(bytes.length);
  });
});

test("begins and ends as a vCard 3.0 with its date", () => {
  const lines = contact({});
  expect(lines.slice(0, 2).map(({ name, raw }) => `${name}:${raw}`)).toEqual(["BEGIN:VCARD", "VERSION:3.0"]);
  expect(lines.at(-1)).toMatchObject({ name: "END", raw: "VCARD" });
  expect(valueIn(lines, "REV")).toBe("2026-01-02T03:04:05Z");
  expect(valueIn(lines, "PRODID")).toBe("-//Visita//Contact file//EN");
});

test("keeps the id of a card whatever else changes, and gives another card another one", () => {
  const uid = valueIn(contact({}), "UID");
  expect(uid).toMatch(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(uid).not.toContain("Zk3J8");
  expect(valueIn(contact({ fullname: "Another Name", username: "other", bio: "" }), "UID")).toBe(uid);
  const others = Array.from({ length: 2_000 }, (_, at) => valueIn(contact({ cardid: `card-${at}` }), "UID"));
  expect(new Set([uid, ...others]).size).toBe(2_001);
});

test("uses the agreed words for what is missing", () => {
  const lines = contact({ fullname: "", companyname: " ", occupation: "", bio: "" });
  expect(valueIn(lines, "FN")).toBe("Name");
  expect(valueIn(lines, "N")).toBe(";Name;;;");
  expect(valueIn(lines, "ORG")).toBe("Company Name");
  expect(valueIn(lines, "TITLE")).toBe("Position/Job");
  expect(valueIn(lines, "NOTE")).toBe("https://visita.example/c/giulia");
  expect(valueIn(lines, "PHOTO")).toBeUndefined();
});

test("lists each phone once, the preferred one first", () => {
  const lines = contact({
    contacts: {
      phonenumber: { value: "+39 340 555 0142" },
      sms: { value: "0039 340-555-0142" },
      whatsapp: { value: "+39 340 555 0199" },
      whatsappbusiness: { value: "+393405550199" },
      officenumber: { value: "+39 02 5550 0142", title: "Reception" },
      fax: { value: "+39 02 5550 0142" },
    },
  });
  const phones = lines.filter((line) => line.name === "TEL");
  expect(phones.map((line) => [line.params.join(";"), line.values[0]])).toEqual([
    ["TYPE=CELL;TYPE=VOICE;TYPE=PREF", "+39 340 555 0142"],
    ["TYPE=WORK;TYPE=VOICE", "+39 02 5550 0142"],
    ["TYPE=CELL", "+39 340 555 0199"],
    ["TYPE=WORK;TYPE=FAX", "+39 02 5550 0142"],
  ]);
  expect(phones[0]?.group).toBe("");
  expect(labelled(lines, "TEL")).toEqual([
    ["Reception", "+39 02 5550 0142"],
    ["WhatsApp", "+39 340 555 0199"],
  ]);
});

test("puts mail and address where address books look for them", () => {
  const address = "Via Fiori Chiari 18, 2° piano; scala B\n20121 Milano";
  const lines = contact({
    contacts: { email: { value: "giulia@officinabrera.example" }, address: { value: address } },
  });
  expect(valueIn(lines, "EMAIL")).toBe("giulia@officinabrera.example");
  expect(lines.find((line) => line.name === "ADR")?.values).toEqual(["", "", address, "", "", "", ""]);
  expect(valueIn(lines, "LABEL")).toBe(address);
});

test("links the website, the card and each profile once, with labels, and nothing for payments", () => {
  const lines = contact({
    contacts: {
      website: { value: "https://officinabrera.example/a,b;c" },
      linkedin: { value: "giulia-ferrante" },
      instagram: { value: "giulia.ferrante", title: "Studio" },
      paypal: { value: "giuliaferrante" },
      bank: { value: "IT60 X054 2811 1010 0000 0123 456" },
      wechat: { value: "giulia_f" },
    },
  });
  const links = lines.filter((line) => line.name === "URL");
  expect(links[0]).toMatchObject({
    group: "",
    params: ["TYPE=WORK"],
    raw: "https://officinabrera.example/a%2Cb%3Bc",
  });
  expect(labelled(lines, "URL")).toEqual([
    ["Business card", "https://visita.example/c/giulia"],
    ["Studio", expect.stringMatching(/^https:\/\/(?:www\.)?instagram\.com\/giulia\.ferrante\/?$/)],
    ["LinkedIn", expect.stringMatching(/^https:\/\/(?:www\.)?linkedin\.com\/in\/giulia-ferrante\/?$/)],
  ]);
  const profile = lines.find((line) => line.name === "X-SOCIALPROFILE");
  expect(profile).toMatchObject({ params: ["TYPE=linkedin"], raw: links[3]?.raw });
  expect(valuesIn(lines, "X-SOCIALPROFILE")).toHaveLength(1);
  expect(valueIn(lines, "NOTE")).toBe(
    "Brings people together.\n\nWeChat: giulia_f\n\nhttps://visita.example/c/giulia",
  );
  expect(lines.some((line) => /giuliaferrante|IT60/.test(line.raw))).toBe(false);
});

test("names the character set only where there is more than ASCII", () => {
  const lines = contact({ fullname: "Zoë Brown" });
  expect(lines.find((line) => line.name === "FN")?.params).toEqual(["CHARSET=UTF-8"]);
  expect(lines.find((line) => line.name === "ORG")?.params).toEqual([]);
});

test.each(["\r\n", "\n", "\r", "\u2028", "\u0085", "\u000b", "\u0000\n", "\ud800\r\n"])(
  "hostile text with %j adds no line of its own",
  (breaker) => {
    const text = `Ada${breaker}TEL:+1 900 555 0100${breaker}END:VCARD${breaker}BEGIN:VCARD`;
    const value = { value: text, title: text };
    const contacts = {
      phonenumber: value,
      email: value,
      address: value,
      sms: value,
      website: value,
      wechat: value,
    };
    const hostile = contact({ fullname: text, occupation: text, companyname: text, bio: text, contacts });
    expect(hostile.filter((line) => line.raw.startsWith("+1 900"))).toEqual([]);
    expect(hostile.filter((line) => line.name === "BEGIN" || line.name === "END")).toHaveLength(2);
    const known =
      /^(?:BEGIN|END|VERSION|PRODID|UID|REV|FN|N|ORG|TITLE|TEL|EMAIL|ADR|LABEL|URL|NOTE|X-ABLabel)$/;
    expect(hostile.filter((line) => !known.test(line.name))).toEqual([]);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: none but the line ends may be left
    expect(hostile.some((line) => /[\u0000-\u001f\u007f-\u009f\u2028\u2029\ud800]/u.test(line.raw))).toBe(
      false,
    );
  },
);

test("a photo is only ever base64", () => {
  const file = contactFile(aCard(), { ...options, photoJpegBase64: "AAAA\r\nEND:VCARD\r\n" });
  expect(valueIn(read(file), "PHOTO")).toBe("AAAAENDVCARD");
});
