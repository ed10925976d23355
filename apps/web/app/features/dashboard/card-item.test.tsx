import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import type { OwnCard } from "@visita/domain/card/card.contract";
import { createMemoryRouter, RouterProvider } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { Toaster } from "../../ui/toast.tsx";
import { CardItem } from "./card-item.tsx";

const CARD: OwnCard = {
  cardid: "c1",
  userid: "u1",
  username: "Giulia_F",
  fullname: "Giulia Ferrante",
  occupation: "",
  companyname: "",
  bio: "",
  profilepic: null,
  logo: null,
  color: "blue-color-one",
  qrCode: null,
  contacts: {},
  exchange: true,
  version: 1,
  createdAt: 0,
  pausedAt: null,
  takenDownAt: null,
};

let answerQr: () => Response | Promise<Response>;
let asked: string[];
/** Names of the files that were handed to the browser. */
let saved: string[];

beforeEach(() => {
  asked = [];
  saved = [];
  answerQr = () => new Response("png", { headers: { "content-type": "image/png" } });
  vi.stubGlobal("fetch", async (url: string) => {
    asked.push(url);
    return answerQr();
  });
  URL.createObjectURL = () => "blob:qr";
  URL.revokeObjectURL = () => {};
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(`${this.download} from ${this.href}`);
  });
});

function open(hasQrCode = true, weekViews = 0, card = CARD) {
  const item = (
    <QueryClientProvider client={new QueryClient()}>
      <ul>
        <CardItem
          card={card}
          hasQrCode={hasQrCode}
          weekViews={weekViews}
          canDuplicate
          actions={{ pause: async () => {}, show: async () => {} }}
          onDialog={() => {}}
        />
      </ul>
      <Toaster />
    </QueryClientProvider>
  );
  const router = createMemoryRouter([{ id: "root", path: "/", element: item }], {
    hydrationData: { loaderData: { root: { settings: { publicUrl: "https://cards.example" } } } },
  });
  render(<RouterProvider router={router} />);
}

const qrButton = () => screen.getByRole("button", { name: "Download QR code of Giulia Ferrante" });
const copyButton = () => screen.getByRole("button", { name: "Copy link to card of Giulia Ferrante" });
const SHARE = "Share card of Giulia Ferrante";
const press = (element: HTMLElement) => act(async () => element.click());

async function openShareDialog() {
  const button = screen.getByRole("button", { name: SHARE });
  button.focus();
  await press(button);
  return within(await screen.findByRole("dialog", { name: "Share your card" }));
}

test("saves the QR code under the username", async () => {
  open();
  await press(qrButton());
  await waitFor(() => expect(saved).toEqual(["Giulia_F-qrcode.png from blob:qr"]));
  expect(asked).toEqual(["/c/Giulia_F/qr.png"]);
  expect(screen.queryByRole("alert")).toBeNull();
});

test("is busy meanwhile, and asks once for two clicks", async () => {
  let deliver = (_: Response) => {};
  answerQr = () =>
    new Promise((resolve) => {
      deliver = resolve;
    });
  open();
  await press(qrButton());
  await waitFor(() => expect(qrButton().getAttribute("aria-busy")).toBe("true"));
  await press(qrButton());
  expect(asked).toHaveLength(1);
  await act(async () => deliver(new Response("png", { headers: { "content-type": "image/png" } })));
  await waitFor(() => expect(qrButton().getAttribute("aria-busy")).toBeNull());
});

test.each([
  ["it is not there", () => new Response("", { status: 404 })],
  ["something else comes", () => new Response("<html>", { headers: { "content-type": "text/html" } })],
  ["nothing comes", () => Promise.reject(new TypeError("no network"))],
])("says that the QR code could not be downloaded when %s", async (_, answer) => {
  answerQr = answer;
  open();
  await press(qrButton());
  expect((await screen.findByRole("alert")).textContent).toBe("Failed to download the QR code.");
  expect(saved).toEqual([]);
  await waitFor(() => expect(qrButton().getAttribute("aria-busy")).toBeNull());
});

test("offers no QR code without an active plan", () => {
  open(false);
  expect(screen.queryByRole("button", { name: /QR/ })).toBeNull();
  expect(screen.getByRole("button", { name: "Edit card of Giulia Ferrante" })).toBeTruthy();
});

test("copies the public address, says so, and shows it for two seconds in place", async () => {
  vi.useFakeTimers();
  const writeText = vi.fn(async () => {});
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  open();
  const icon = () => copyButton().querySelector("svg")?.outerHTML;
  const before = icon();
  await press(copyButton());
  expect(writeText).toHaveBeenCalledWith("https://cards.example/c/Giulia_F");
  expect(screen.getByRole("status").textContent).toBe("Link copied");
  expect(icon()).not.toBe(before);
  act(() => vi.advanceTimersByTime(2000));
  expect(icon()).toBe(before);
});

test("copies without the clipboard that browsers keep from pages without https", async () => {
  vi.stubGlobal("navigator", {});
  const copied: (string | undefined)[] = [];
  document.execCommand = () => {
    copied.push((document.activeElement as HTMLTextAreaElement).value);
    return true;
  };
  open();
  copyButton().focus();
  await press(copyButton());
  expect(await screen.findByText("Link copied")).toBeTruthy();
  expect(copied).toEqual(["https://cards.example/c/Giulia_F"]);
  expect(document.activeElement).toBe(copyButton());
});

test("gives the address to be read when it cannot be copied at all", async () => {
  vi.stubGlobal("navigator", {});
  document.execCommand = () => false;
  open();
  await press(copyButton());
  expect((await screen.findByRole("alert")).textContent).toContain("https://cards.example/c/Giulia_F");
});

test("is shared through the device's own sheet", async () => {
  const share = vi.fn(async () => {});
  vi.stubGlobal("navigator", { share });
  open();
  await press(screen.getByRole("button", { name: SHARE }));
  expect(share).toHaveBeenCalledWith({
    title: "Giulia Ferrante",
    url: "https://cards.example/c/Giulia_F",
  });
});

test("is shared by a dialog where the device has no sheet, and the focus comes back", async () => {
  open();
  const dialog = await openShareDialog();
  expect(dialog.getByRole("img", { name: "QR code of Giulia Ferrante" })).toBeTruthy();
  expect(dialog.getByText("cards.example/c/Giulia_F")).toBeTruthy();
  expect(dialog.getByRole("link", { name: "WhatsApp" }).getAttribute("href")).toBe(
    "https://wa.me/?text=Giulia%20Ferrante%20https%3A%2F%2Fcards.example%2Fc%2FGiulia_F",
  );
  fireEvent.keyDown(screen.getByRole("dialog"), { key: "Escape" });
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole("button", { name: SHARE }));
});

test("copies its link for a place that takes none from a page, and opens that place", async () => {
  const writeText = vi.fn(async () => {});
  const openWindow = vi.fn();
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  vi.stubGlobal("open", openWindow);
  open(false);
  const dialog = await openShareDialog();
  expect(dialog.queryByRole("img", { name: /QR code/ })).toBeNull();
  fireEvent.click(dialog.getByRole("link", { name: "Instagram" }));
  expect(await screen.findByText("Link copied. Paste it into Instagram.")).toBeTruthy();
  expect(writeText).toHaveBeenCalledWith("https://cards.example/c/Giulia_F");
  expect(openWindow.mock.lastCall?.[0]).toContain("https://www.instagram.com/");
});

test.each([
  ["paused", { pausedAt: 1 }],
  ["taken down", { takenDownAt: 1 }],
])("is not shared while it is %s", (_what, state) => {
  open(true, 0, { ...CARD, ...state });
  expect(screen.queryByText("Share")).toBeNull();
  expect(screen.getByRole("button", { name: "Edit card of Giulia Ferrante" })).toBeTruthy();
});

test("shows its code where its picture is pressed", async () => {
  open();
  await press(screen.getByRole("button", { name: "Show QR code of Giulia Ferrante" }));
  const code = await screen.findByRole("img", { name: "QR code of Giulia Ferrante" });
  expect(code.getAttribute("src")).toBe("/c/Giulia_F/qr.svg");
});

test("says how often the card was opened this week, and leads to its insights", () => {
  open(true, 1234);
  const link = screen.getByRole("link", { name: "1,234 views this week" });
  expect(link.getAttribute("href")).toBe("/insights?card=c1&days=7");
});

test.each([
  ["can be duplicated", null, false],
  ["cannot be duplicated while it is taken down", 1, true],
])("%s", async (_what, takenDownAt, isDisabled) => {
  open(true, 0, { ...CARD, takenDownAt });
  await press(screen.getByRole("button", { name: /^More for card of/ }));
  const name = /^Duplicate/;
  const duplicate = await screen.findByRole<HTMLButtonElement>("button", { name });
  expect(duplicate.disabled).toBe(isDisabled);
  expect(duplicate.textContent).toBe(isDisabled ? "DuplicateTaken down" : "Duplicate");
});

test("says nothing about a week in which nobody came", () => {
  open();
  expect(screen.queryByText(/this week/)).toBeNull();
});

const TWO_SIDES: OwnCard = {
  ...CARD,
  fullname: "森田 あおい",
  language: "ja",
  reading: "もりた あおい",
  secondSide: {
    language: "en",
    fullname: "Aoi Morita",
    occupation: "Head of Planning",
    companyname: "Kawabe",
    bio: "",
    titles: {},
  },
};

test("a card with two sides is turned over and back", async () => {
  vi.stubGlobal("matchMedia", (media: string) =>
    Object.assign(new EventTarget(), { media, matches: media.includes("reduced-motion") }),
  );
  open(true, 0, TWO_SIDES);
  expect(screen.getByText("もりた あおい")).toBeTruthy();
  await press(screen.getByRole("button", { name: "Turn over, English" }));
  expect(screen.getByText("Aoi Morita")).toBeTruthy();
  expect(screen.getByText("Head of Planning @ Kawabe")).toBeTruthy();
  expect(screen.queryByText("もりた あおい")).toBeNull();
  // What is done with the card is called by its first side.
  expect(screen.getByRole("button", { name: "Edit card of 森田 あおい" })).toBeTruthy();
  await press(screen.getByRole("button", { name: "Turn over, 日本語" }));
  expect(screen.getByText("森田 あおい")).toBeTruthy();
});

test("a paused card is not turned", () => {
  open(true, 0, { ...TWO_SIDES, pausedAt: 1 });
  expect(screen.getByText("森田 あおい")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Turn over/ })).toBeNull();
});

test("a team card says whose it is, and offers nothing that its team decides", async () => {
  open(true, 0, { ...CARD, team: { teamid: "t1", name: "Officina Brera" } });
  await screen.findByText("Team card of Officina Brera");
  await press(screen.getByRole("button", { name: /^More for card of/ }));
  await screen.findByRole("button", { name: "Links" });
  for (const name of [/^Duplicate/, /^Pause/, /^Delete/]) {
    expect(screen.queryByRole("button", { name })).toBeNull();
  }
});
