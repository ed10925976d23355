import { act, cleanup, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FREE_KIT, kitLoaded, openKit, PREMIUM_KIT, TWO_SIDED_KIT } from "../../../../test/open-kit.tsx";

const press = (element: HTMLElement) => act(async () => element.click());
const button = (name: string | RegExp) => screen.getByRole("button", { name });

let written: Record<string, string>[];
let texts: string[];

beforeEach(() => {
  written = [];
  texts = [];
  vi.stubGlobal(
    "ClipboardItem",
    class {
      readonly parts: Record<string, Blob>;
      constructor(parts: Record<string, Blob>) {
        this.parts = parts;
      }
    },
  );
  Object.defineProperty(navigator, "clipboard", {
    configurable: true,
    value: {
      write: async ([item]: { parts: Record<string, Blob> }[]) => {
        const entries = Object.entries(item?.parts ?? {}).map(async ([type, blob]) => [
          type,
          await read(blob),
        ]);
        written.push(Object.fromEntries(await Promise.all(entries)));
      },
      writeText: async (text: string) => void texts.push(text),
    },
  });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, "clipboard");
});

/** jsdom's Blob has no text(). */
function read(blob: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });
}

async function open(kit = PREMIUM_KIT) {
  const opened = openKit("/cards/c1/kit/signature", kit);
  await kitLoaded("Email signature");
  return opened;
}

/** The toaster is loaded with the first toast. */
async function expectCopied() {
  const text = "Signature copied. Paste it into your email app.";
  expect(await screen.findByText(text)).toBeTruthy();
}

test("copies the signature with its formatting and as plain text, and says so", async () => {
  await open();
  await press(button("Copy"));
  await expectCopied();
  expect(written).toHaveLength(1);
  expect(written[0]?.["text/html"]).toContain('<a href="https://cards.example/c/giulia?s=m"');
  expect(written[0]?.["text/plain"]?.split("\n")[0]).toBe("Giulia Ferrante");
  expect(button("Copied")).toBeTruthy();
});

test("copies the text alone where a browser takes no formatting", async () => {
  vi.stubGlobal("ClipboardItem", undefined);
  await open();
  await press(button("Copy"));
  await expectCopied();
  expect(texts[0]).toContain("https://cards.example/c/giulia");
});

test("copies and downloads the HTML", async () => {
  const { saved } = await open();
  await press(button("Copy HTML"));
  expect(texts[0]).toMatch(/^<table role="presentation"/);
  await press(button("Download .html"));
  expect(saved).toEqual(["giulia-signature.html"]);
});

test("shows the very markup that is copied, in a root of its own", async () => {
  await open();
  await press(screen.getByRole("radio", { name: "Line" }));
  await press(button("Copy HTML"));
  const host = [...document.querySelectorAll("div")].find(({ shadowRoot }) => shadowRoot !== null);
  expect(host?.shadowRoot?.textContent).toContain("Giulia Ferrante");
  const shown = document.createElement("div");
  shown.innerHTML = texts[0] ?? "";
  expect(host?.shadowRoot?.textContent).toBe(shown.textContent);
});

test("takes up to six channels, and says when that is all", async () => {
  await open();
  expect(screen.getByText("3 of 6 chosen")).toBeTruthy();
  const chips = within(screen.getByRole("group", { name: "Channels" })).getAllByRole("button");
  expect(chips).toHaveLength(7);
  for (const chip of chips) {
    if (chip.getAttribute("aria-pressed") === "false" && !chip.hasAttribute("disabled")) await press(chip);
  }
  expect(screen.getByText("6 of 6 chosen, the maximum")).toBeTruthy();
  const off = chips.filter((chip) => chip.getAttribute("aria-pressed") === "false");
  expect(off).toHaveLength(1);
  expect(off[0]?.hasAttribute("disabled")).toBe(true);
  await press(chips[0] as HTMLElement);
  expect(screen.getByText("5 of 6 chosen")).toBeTruthy();
  expect(off[0]?.hasAttribute("disabled")).toBe(false);
});

test("has two layouts where the plan has no code", async () => {
  await open(FREE_KIT);
  expect(screen.getAllByRole("radio").map((radio) => radio.getAttribute("value"))).toEqual(["line", "photo"]);
  await press(button("Copy HTML"));
  expect(texts[0]).not.toContain("code-192.png");
});

test("is made from the side that is chosen, of a card with two", async () => {
  await open();
  expect(screen.queryByRole("group", { name: "Side" })).toBeNull();
  cleanup();
  await open(TWO_SIDED_KIT);
  const sides = within(screen.getByRole("group", { name: "Side" }));
  expect(sides.getByRole<HTMLInputElement>("radio", { name: "日本語" }).checked).toBe(true);
  await press(button("Copy HTML"));
  await press(sides.getByRole("radio", { name: "English" }));
  await press(button("Copy HTML"));
  expect(texts[0]).toContain("森田 あおい");
  expect(texts[1]).toContain("Aoi Morita");
  expect(texts[1]).not.toContain("森田");
  // Each in its own language.
  expect(texts[0]).toContain("スキャンして<br>連絡先を保存");
  expect(texts[1]).toContain("Scan to save<br>my contact");
});

test("tells the steps of four mail programs", async () => {
  await open();
  expect(screen.getAllByRole("tab").map(({ textContent }) => textContent)).toEqual([
    "Gmail",
    "Outlook",
    "Apple Mail",
    "Thunderbird",
  ]);
  expect(
    screen.getByText("In Gmail, open Settings, See all settings, and scroll down to Signature."),
  ).toBeTruthy();
});
