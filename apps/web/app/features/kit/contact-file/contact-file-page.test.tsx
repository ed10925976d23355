import { act, screen, within } from "@testing-library/react";
import type { Kit } from "@visita/domain/kit/kit.contract";
import { expect, test } from "vitest";
import { errorResponse } from "../../../../test/error-response.ts";
import { type Answers, fileAnswer, openKit, PREMIUM_KIT, TWO_SIDED_KIT } from "../../../../test/open-kit.tsx";

const PAGE = "/cards/c1/contact-file";
const FILE = "GET /api/kit/c1/contact.vcf";

/** As the server writes them. */
const JAPANESE = [
  "VERSION:3.0",
  "FN;CHARSET=UTF-8:森田 あおい",
  "N;CHARSET=UTF-8:森田;あおい;;;",
  "X-PHONETIC-LAST-NAME;CHARSET=UTF-8:もりた",
  "X-PHONETIC-FIRST-NAME;CHARSET=UTF-8:あおい",
  "ORG;CHARSET=UTF-8:川辺紙工",
  "TITLE;CHARSET=UTF-8:企画部長",
  "TEL;TYPE=CELL;TYPE=VOICE;TYPE=PREF:+1 202 555 0174",
  "item1.TEL;TYPE=WORK;TYPE=VOICE:+1 202 555 0175",
  "item1.X-ABLabel;CHARSET=UTF-8:会社",
  "TEL;TYPE=FAX:+1 202 555 0176",
  "EMAIL;TYPE=INTERNET:aoi@kawabe.example",
  "NOTE;CHARSET=UTF-8:English: Aoi Morita\\, Head of Planning\\, Kawabe\\n\\n",
  " https://cards.example/c/giulia",
  `PHOTO;ENCODING=b;TYPE=JPEG:${"A".repeat(400)}`,
];
const ENGLISH = ["VERSION:3.0", "FN:Aoi Morita", "N:Morita;Aoi;;;", "NOTE;CHARSET=UTF-8:日本語: 森田 あおい"];
const VERSION_4 = [
  "VERSION:4.0",
  "FN;ALTID=1;LANGUAGE=ja:森田 あおい",
  "FN;ALTID=1;LANGUAGE=en:Aoi Morita",
  'N;ALTID=1;LANGUAGE=ja;SORT-AS="もりた,あおい":森田;あおい;;;',
  "TEL;TYPE=CELL:+1 202 555 0174",
];

const file = (lines: readonly string[]) =>
  fileAnswer("text/vcard; charset=utf-8", ["BEGIN:VCARD", ...lines, "END:VCARD", ""].join("\r\n"));

function openPage(kit: Kit = TWO_SIDED_KIT, answers: Answers = {}) {
  return openKit(PAGE, kit, {
    [FILE]: ({ searchParams }) => {
      if (searchParams.get("version") === "4.0") return file(VERSION_4);
      return file(searchParams.get("side") === "2" ? ENGLISH : JAPANESE);
    },
    ...answers,
  });
}

const press = (name: string) => act(async () => screen.getByRole("button", { name }).click());
const phone = () => screen.findByRole("region", { name: "On a phone" });
const texts = () => [...document.querySelectorAll("pre")].map(({ textContent }) => textContent ?? "");
const tinted = () => [...document.querySelectorAll("mark")].map(({ textContent }) => textContent);

test("shows on a phone what is saved of a side, named in its language", async () => {
  openPage();
  const saved = within(await phone());
  for (const text of ["もりた あおい", "森田 あおい", "企画部長", "川辺紙工"]) {
    expect(saved.getByText(text)).toBeTruthy();
  }
  const rows = saved.getAllByRole("term").map((term) => [term.textContent, term.nextSibling?.textContent]);
  expect(rows).toEqual([
    ["電話", "+1 202 555 0174"],
    ["会社", "+1 202 555 0175"],
    ["FAX", "+1 202 555 0176"],
    ["メール", "aoi@kawabe.example"],
    ["メモ", "English: Aoi Morita, Head of Planning, Kawabe\n\nhttps://cards.example/c/giulia"],
  ]);
});

test("shows the files line by line, and tints what is special in them", async () => {
  openPage();
  await phone();
  const [version3 = "", version4 = ""] = texts();
  expect(version3.split("\n").slice(0, 3)).toEqual([
    "BEGIN:VCARD",
    "VERSION:3.0",
    "FN;CHARSET=UTF-8:森田 あおい",
  ]);
  expect(version3).toContain("Kawabe\\n\\nhttps://cards.example/c/giulia\n");
  expect(version3).toContain(`PHOTO;ENCODING=b;TYPE=JPEG:${"A".repeat(32)}…\n`);
  expect(version4.trim().split("\n")).toEqual(VERSION_4.slice(1, 4));
  expect(tinted()).toEqual([
    JAPANESE[3],
    JAPANESE[4],
    expect.stringMatching(/^NOTE;CHARSET=UTF-8:English/),
    ";ALTID=1;LANGUAGE=ja",
    ";ALTID=1;LANGUAGE=en",
    ";ALTID=1;LANGUAGE=ja",
  ]);
});

test("says under which letter phones sort a name with a reading", async () => {
  openPage();
  await phone();
  const notice = screen.getByText(/^With the reading/);
  expect(notice.textContent).toBe("With the reading, phones sort 森田 あおい under も and not at the end.");
  await press("From English");
  await within(await phone()).findByText("Aoi Morita");
  expect(screen.queryByText(/^With the reading/)).toBeNull();
});

test("says nothing of the end of a list where a name in Latin letters has a reading", async () => {
  openPage(PREMIUM_KIT, {
    [FILE]: () =>
      file(["VERSION:3.0", "FN:Saoirse Byrne", "N:Byrne;Saoirse;;;", "X-PHONETIC-LAST-NAME:burn"]),
  });
  await phone();
  expect(screen.getByText(/^With the reading/).textContent).toBe(
    "With the reading, phones sort Saoirse Byrne under B.",
  );
});

test("a card with one side has no choice between sides", async () => {
  openPage(PREMIUM_KIT, { [FILE]: () => file(ENGLISH) });
  await phone();
  expect(screen.getByText("What a phone saves with Add to Contact.")).toBeTruthy();
  expect(screen.queryByRole("group", { name: "Saved from" })).toBeNull();
  expect(tinted()).toEqual([]);
});

test("leads back to the dashboard and to the card", async () => {
  openPage();
  await phone();
  const crumbs = within(screen.getByRole("navigation", { name: "Breadcrumb" }));
  expect(crumbs.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/dashboard",
    "/c/giulia",
  ]);
});

test("is shown of a paused card too, which says so", async () => {
  openPage({ ...TWO_SIDED_KIT, hidden: "resting" });
  await phone();
  expect(screen.getByText("Your card is paused")).toBeTruthy();
});

test("says that a file could not be loaded, and loads it on another try", async () => {
  const { answers } = openPage(TWO_SIDED_KIT, { [FILE]: () => errorResponse("unexpected") });
  expect((await screen.findByRole("alert")).textContent).toContain("We couldn’t load the contact file.");
  answers[FILE] = () => file(ENGLISH);
  await press("Try again");
  await phone();
  expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1, name: "Contact file" }));
});

test("a card that is not one's own is not found", async () => {
  openPage(TWO_SIDED_KIT, { "GET /api/kit/c1": () => errorResponse("not_found") });
  expect(await screen.findByText("Not found")).toBeTruthy();
});
